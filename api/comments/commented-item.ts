import type { EditedKind } from '@varda/contract/edit-history';
import type { Localized } from '@varda/contract/language';
import { type Area, isAllowed, type Restrictions } from '@varda/contract/permissions';
import type { Product } from '@varda/contract/products';
import { withContent } from '@varda/contract/with-content';
import { areasOfItem } from '../accounts/permissions.ts';
import { titleOf } from '../activity/item-title.ts';
import type { Db } from '../database/open-database.ts';
import { findDraft } from '../drafts/drafts.repository.ts';
import { contentOf } from '../edit-history/content.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import { HttpError } from '../http/http-error.ts';
import type { Person } from './comments.repository.ts';

export type Found = Record<EditedKind, Pick<Editable, 'existing'>>;

/** Something that staff can talk about: it is on the site, or has a draft. */
export interface CommentedItem {
  kind: EditedKind;
  _id: string;
  title: Localized;
  areas: readonly Area[];
  /** Category path of a product, where its form is. */
  categoryName: string | null;
  /** The paths of its values. */
  fields: string[];
}

/** @throws HttpError `not_found` where it is in the trash, or gone */
export async function findCommented(db: Db, found: Found, kind: EditedKind, _id: string): Promise<CommentedItem> {
  const draft = await findDraft(db, kind, _id);
  const item = draft?.item ?? withContent(await found[kind].existing(db, _id), draft?.content ?? {});
  const { categoryName = null } = item as Partial<Product>;
  return {
    ...{ kind, _id, categoryName, title: titleOf(kind, item) },
    areas: await areasOfItem(db, kind, _id),
    fields: Object.keys(contentOf(item)),
  };
}

/** The same for an account; undefined where it does not see all of it, or it is in the trash, or gone. */
export async function findSeen(
  db: Db,
  found: Found,
  { kind, id }: { kind: EditedKind; id: string },
  restrictions: Restrictions,
): Promise<CommentedItem | undefined> {
  try {
    const item = await findCommented(db, found, kind, id);
    return seesAll(restrictions, item.areas) ? item : undefined;
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Whether an account sees all areas of an item. */
function seesAll(restrictions: Restrictions, areas: readonly Area[]): boolean {
  return areas.every((area) => isAllowed(restrictions, area, 'see'));
}

/** Everybody who sees all of some areas, by name. */
export async function whoSees(
  db: Db,
  areas: readonly Area[],
): Promise<(Person & { email: string; restrictions: Restrictions })[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'restrictions'])
    .orderBy('name_sort')
    .orderBy('id')
    .execute();
  return rows
    .map((row) => ({ ...row, restrictions: JSON.parse(row.restrictions) as Restrictions }))
    .filter(({ restrictions }) => seesAll(restrictions, areas));
}
