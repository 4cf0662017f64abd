import { z } from 'zod';
import { approvalStates } from './approval-states.ts';
import { approval } from './approvals.ts';
import { draftStates } from './draft-states.ts';
import { author, editVersionsQuery } from './edit-history.ts';
import { editedKinds } from './edited-kinds.ts';
import { id, moment } from './entity.ts';
import { languages } from './language.ts';
import { totalCount } from './lists.ts';
import { languageSchema, localized } from './localized.ts';
import { type Area, areas } from './permissions.ts';
import { previewTokens } from './preview-protocol.ts';
import { planned } from './schedules.ts';
import { text } from './text-schemas.ts';

/** How a create or an edit is saved: at once on the site, as a draft, or not at all, for a preview of the site with it. */
export const save = z.object({
  as: z.enum(['draft', 'preview']).optional(),
  /** With `as=preview`: the token under which it is shown. */
  preview: z.string().regex(previewTokens, { error: 'required' }).optional(),
  /** The `__v` of the published item that the form has shown beside its draft: it decides over what was published meanwhile. */
  over: z.coerce.number().int().min(0).max(999_999_999).optional(),
});
export type Save = z.input<typeof save>;

/** What a language lacks: a text that the other one has, or it is older than that. */
const lack = z.enum(['missing', 'older']).nullable();
export type Lack = z.infer<typeof lack>;

const mark = z.object({
  /** That of the item; a new one gets another when it is published. */
  _id: id,
  state: z.enum(draftStates),
  /** Languages in which it differs from what is published; none where only something without languages does. */
  languages: z.array(z.enum(languages)),
  /** No item has this version. */
  __v: z.int().min(0).optional(),
});

/** What is written and not published yet of an item. */
const draft = mark.extend({
  entity: z.enum(editedKinds),
  __v: z.int().min(0),
  title: localized(z.string()),
  /** The paths that differ, or all of an item that is not on the site. */
  fields: z.array(z.string()),
  /** What the languages lack once all of it is published. */
  lacks: localized(lack),
  savedAt: moment,
  by: author,
  area: z.enum(Object.keys(areas) as Area[]),
  /** Category path of a product. */
  categoryName: z.string().nullable(),
  /** What somebody has asked or answered about it; null where nobody has. */
  approval: approval.nullable().optional(),
});
export type Draft = z.infer<typeof draft>;

/** `planned`: of these items, what waits for its time; an api of before there were schedules says nothing of it. */
const withPlanned = { planned: z.array(planned).optional() };

export const draftMarks = z.object({ drafts: z.array(mark), ...withPlanned });
export type DraftMark = z.infer<typeof mark>;

export const draftsQuery = editVersionsQuery.extend({
  entity: z.enum(editedKinds).optional(),
  categoryName: text(200).optional(),
  state: z.enum(draftStates).optional(),
  approval: z.enum(approvalStates).optional(),
  /** Id of the account that has saved it last. */
  by: id.optional(),
});
export const draftsPage = z.object({
  items: z.array(draft),
  totalCount,
  /** Everybody who has saved one of those that the account sees. */
  people: z.array(author.unwrap()),
  ...withPlanned,
});
export const draftsOfKind = z.object({ entity: z.enum(editedKinds) });

/** `item` has the version of the draft; `base` is what was published at the draft's paths when it was written. */
export const draftDetails = draft.extend({
  item: z.unknown(),
  published: z.unknown().nullable(),
  base: z.record(z.string(), z.unknown()),
  ...withPlanned,
});
export type DraftDetails = z.infer<typeof draftDetails>;

/** Without a language all of each; without a version whichever is there. */
export const publication = z.object({
  drafts: z
    .array(
      z.object({
        entity: z.enum(editedKinds),
        _id: id,
        __v: z.int().min(0).optional(),
        /** As a save has it. */
        over: z.int().min(0).optional(),
        /** Whether it answers a request for approval: refused where that is withdrawn, or answered by somebody else. */
        approves: z.boolean().optional(),
      }),
    )
    .min(1, { error: 'no_row' })
    .max(100),
  language: languageSchema.optional(),
});

/** What visitors do not see in languages in which it was published, as it is switched off there. */
const hidden = z.object({ title: localized(z.string()), languages: z.array(z.enum(languages)) });
export type Hidden = z.infer<typeof hidden>;

/** The items, in the order of the call, without those whose drafts have nothing in the language. */
export const published = z.object({
  items: z.array(z.object({ entity: z.enum(editedKinds), _id: id })),
  /** An api from before this field leaves it out. */
  hidden: z.array(hidden).optional(),
});
