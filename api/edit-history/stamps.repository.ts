import type { EditedKind } from '@varda/shared/contract/edit-history';
import type { Stamps } from '@varda/shared/contract/stamps';
import type { Db } from '../database/open-database.ts';

/** Who has made an entity and who has saved it last, as far as its history goes back. */
export async function findStamps(db: Db, kind: EditedKind, id: string): Promise<Stamps> {
  const own = db.selectFrom('versions').select('by_name').where('kind', '=', kind).where('item_id', '=', id);
  return {
    createdBy: named(await own.where('version', '=', 0).executeTakeFirst()),
    updatedBy: named(await own.orderBy('version', 'desc').limit(1).executeTakeFirst()),
  };
}

/** The same of an account, which has no history but the activity log. */
export async function findAccountStamps(db: Db, id: string): Promise<Stamps> {
  const own = db
    .selectFrom('activity')
    .select('by_name')
    .where('item_id', '=', id)
    .where('entity', '=', 'users')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return {
    createdBy: named(await own.where('action', '=', 'create').executeTakeFirst()),
    updatedBy: named(
      await own
        .where('action', 'in', ['create', 'edit', 'role_change', 'permissions_change', 'password_change'])
        .executeTakeFirst(),
    ),
  };
}

function named(row: { by_name: string | null } | undefined) {
  return row?.by_name == null ? null : { name: row.by_name };
}
