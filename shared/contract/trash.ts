import { z } from 'zod';
import { bounds } from './bounds.ts';
import { author, editVersionsQuery } from './edit-history.ts';
import { trashedKinds } from './edited-kinds.ts';
import { id, moment } from './entity.ts';
import { totalCount } from './lists.ts';
import { localized } from './localized.ts';
import { type Area, areas } from './permissions.ts';
import { text } from './text-schemas.ts';

const trashedKind = z.enum(trashedKinds);
export type TrashedKind = z.infer<typeof trashedKind>;

/** Something that was deleted, by whom and when. `title` is what it is called. */
const trashed = z.object({
  entity: trashedKind,
  _id: id,
  title: localized(z.string()),
  deletedAt: moment,
  /** Whose `delete` it takes to restore it. */
  area: z.enum(Object.keys(areas) as Area[]),
  /** Whether visitors did not see it when it was deleted. All but vacancies are on the site once they are restored. */
  offSite: z.boolean(),
  by: author,
});
export type Trashed = z.infer<typeof trashed>;

/** The last one first. */
export const trashPage = z.object({ items: z.array(trashed), totalCount });
/** `search` looks for words of the title in both languages. */
export const trashQuery = editVersionsQuery.extend({
  search: text(bounds.search).optional(),
  entity: trashedKind.optional(),
});
export const trashedItem = z.object({ entity: trashedKind, id });
