import { z } from 'zod';
import { editedKinds, removableKinds } from './edited-kinds.ts';
import { id, moment } from './entity.ts';
import { largestPage } from './list-options.ts';
import { totalCount } from './lists.ts';
import { languageSchema } from './localized.ts';
import { text } from './text-schemas.ts';

export type EditedKind = (typeof editedKinds)[number];

export const removableKind = z.enum(removableKinds);
export type RemovableKind = z.infer<typeof removableKind>;

/** Who did something, named as at that time; null where no person did, or nobody knows who. */
export const author = z.object({ _id: id, name: z.string() }).nullable();
export type Author = z.infer<typeof author>;

/** Names a value of an entity: `name.en`, `active.mk`, `picture`. */
export const path = text(60).min(1);

/** A save. `version` is the `__v` that the entity has had since; `fields` are the paths of what it changed, none for the first one. */
const editVersion = z.object({ version: z.int().min(0), at: moment, by: author, fields: z.array(path) });
export type EditVersion = z.infer<typeof editVersion>;

/** The newest one first. `total` counts those that are stored. */
export const editVersionsPage = z.object({ versions: z.array(editVersion), totalCount });

export const editVersionsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(largestPage).optional(),
});

/** The values of an entity by their paths, as its answers hold them. */
const content = z.record(z.string(), z.unknown());
export type EditContent = z.infer<typeof content>;

export const editVersionDetails = editVersion.extend({
  content,
  /** That of the version before; null where that is not stored. */
  before: content.nullable(),
  /** That of today, and its `__v`: what a restore is decided about. */
  current: content,
  currentVersion: z.int().min(0),
});
export type EditVersionDetails = z.infer<typeof editVersionDetails>;

export const editedItem = z.object({ entity: z.enum(editedKinds), id });
export const editedVersion = editedItem.extend({ version: z.coerce.number().int().min(0).max(999_999_999) });

/** What is taken out of an earlier version: everything, what is written in one language, or single fields or paths. */
export const editRestore = z.object({
  language: languageSchema.optional(),
  fields: z.array(path).min(1).max(50).optional(),
});

/** The entity after that. */
export const restored = z.object({ _id: id, __v: z.int().min(0) });
