import type { ApprovalState } from '@varda/contract/approval-states';
import type { Approval, ApprovalRules } from '@varda/contract/approvals';
import type { EditedKind } from '@varda/contract/edit-history';
import type { Area } from '@varda/contract/permissions';
import type { Selectable } from 'kysely';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { ApprovalsTable } from '../database/schema.ts';
import type { Editor } from '../edit-history/versions.repository.ts';
import { pseudonymOf } from '../personal-data/pseudonym.ts';

type Row = Selectable<ApprovalsTable>;

const ofDraft = (db: Db, kind: EditedKind, id: string) =>
  db.selectFrom('approvals').where('kind', '=', kind).where('item_id', '=', id);

export async function findApproval(db: Db, kind: EditedKind, id: string): Promise<Row | undefined> {
  return ofDraft(db, kind, id).selectAll().executeTakeFirst();
}

/** Writes down that somebody asks, in the place of what was asked and answered before. */
export async function writeRequest(
  tx: Db,
  draft: { kind: EditedKind; id: string; version: number },
  { note, by }: { note: string; by: NonNullable<Editor> },
): Promise<void> {
  await forgetApproval(tx, draft.kind, draft.id);
  await tx
    .insertInto('approvals')
    .values({
      ...{ kind: draft.kind, item_id: draft.id, state: 'asked', asked_version: draft.version, asked_at: now() },
      ...{ asked_by_id: by.userId, asked_by_name: by.name, note, comment: '' },
      ...{ returned_at: null, returned_by_id: null, returned_by_name: null },
    })
    .execute();
}

export async function writeReturn(
  tx: Db,
  { kind, id }: { kind: EditedKind; id: string },
  { comment, by }: { comment: string; by: NonNullable<Editor> },
): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ state: 'returned', comment, returned_at: now(), returned_by_id: by.userId, returned_by_name: by.name })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute();
}

export async function forgetApproval(tx: Db, kind: string, id: string): Promise<void> {
  await tx.deleteFrom('approvals').where('kind', '=', kind).where('item_id', '=', id).execute();
}

/** A draft as its list reads it, as far as approvals are concerned. */
interface Approvable {
  kind: string;
  item_id: string;
  version: number;
  area: string;
  by_id: string | null;
  writers: string;
}

/** Everybody who has saved a draft. An older version of this program, which may run beside this one, names the last one alone. */
export function writersOf({ by_id, writers }: Pick<Approvable, 'by_id' | 'writers'>): string[] {
  return [...new Set([...(JSON.parse(writers) as string[]), ...(by_id === null ? [] : [by_id])])];
}

/** Whether somebody has written some of a draft, or has asked for its approval last. */
export function isParty(
  { writers, asker }: { writers: readonly string[]; asker: string | null },
  person: string,
): boolean {
  return [...writers, asker].includes(person);
}

/** Whether four eyes are wanted where a draft belongs, and these are the two that have written or asked. */
export function needsAnother(
  { areas, fourEyes }: ApprovalRules,
  { area, ...parties }: { area: string; writers: readonly string[]; asker: string | null },
  person: string,
): boolean {
  return fourEyes && areas.includes(area as Area) && isParty(parties, person);
}

/** What is asked and answered about drafts, by kind and id, for whoever reads it. */
export async function approvalsOf(
  db: Db,
  drafts: readonly Approvable[],
  rules: ApprovalRules,
  person: string,
): Promise<(draft: Approvable) => Approval | null> {
  if (drafts.length === 0) return () => null;
  const ids = drafts.map(({ item_id }) => item_id);
  const rows = await db.selectFrom('approvals').selectAll().where('item_id', 'in', ids).execute();
  if (rows.length === 0) return () => null;
  const people = [...new Set(drafts.flatMap(writersOf))];
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', people.length > 0 ? people : [''])
    .execute();
  const places = await categoriesOfProducts(
    db,
    drafts.filter(({ kind }) => kind === 'products').map(({ item_id }) => item_id),
  );
  const nameOf = (id: string) => accounts.find((account) => account.id === id)?.name ?? pseudonymOf(id);
  return (draft) => {
    const row = rows.find(({ kind, item_id }) => kind === draft.kind && item_id === draft.item_id);
    if (!row) return null;
    const writers = writersOf(draft);
    // Where it will be, and where it is: a move is no way around approval.
    const areas = [draft.area, places.get(draft.item_id) ?? draft.area];
    return {
      state: row.state as ApprovalState,
      askedAt: row.asked_at,
      askedBy: authorOf(row.asked_by_id, row.asked_by_name),
      note: row.note,
      isChanged: row.asked_version !== draft.version,
      returned:
        row.state === 'returned'
          ? {
              at: row.returned_at ?? row.asked_at,
              by: authorOf(row.returned_by_id, row.returned_by_name),
              comment: row.comment,
            }
          : null,
      writers: writers.map(nameOf),
      mayWithdraw: row.state === 'asked' && isParty({ writers, asker: row.asked_by_id }, person),
      needsAnother: areas.some((area) => needsAnother(rules, { area, writers, asker: row.asked_by_id }, person)),
    };
  };
}

/** The areas of products as they are on the site, by their ids. */
async function categoriesOfProducts(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .innerJoin('shelves', 'shelves.id', 'products.shelf_id')
    .select(['products.id', 'shelves.category_id'])
    .where('products.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, category_id }) => [id, category_id]));
}

const authorOf = (id: string | null, name: string | null) => (id === null ? null : { _id: id, name: name ?? '' });
