import { randomBytes } from 'node:crypto';
import type { DraftState } from '@varda/contract/draft-states';
import type { EditContent, EditedKind } from '@varda/contract/edit-history';
import type { Area } from '@varda/contract/permissions';
import type { PreviewLink } from '@varda/contract/previews';
import { accountColumns, accountOf, type SignedIn } from '../accounts/sessions.repository.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { Shown } from '../drafts/drafts.repository.ts';

/** A difference that is shown, by whom, and until when. */
export interface StoredPreview extends Shown {
  hash: string;
  area: Area;
  endsAt: string;
  by: SignedIn;
}

export const newToken = () => randomBytes(32).toString('base64url');
const after = (ms: number) => new Date(Date.now() + ms).toISOString();

/** The preview of a token that has not ended, with the account as it is now. */
export async function findPreview(db: Db, hash: string): Promise<StoredPreview | undefined> {
  const row = await db
    .selectFrom('previews')
    .innerJoin('users', 'users.id', 'previews.user_id')
    .select(['kind', 'item_id', 'area', 'state', 'content', 'ends_at'])
    .select(accountColumns)
    .where('token_hash', '=', hash)
    .where('ends_at', '>', now())
    .executeTakeFirst();
  return (
    row && {
      ...{ hash, kind: row.kind as EditedKind, id: row.item_id, area: row.area as Area },
      state: row.state as DraftState,
      content: JSON.parse(row.content) as EditContent,
      endsAt: row.ends_at,
      by: {
        ...accountOf(row),
        ...{ tokenHash: '', requestId: '', lacksFactor: false, inPerson: true },
      },
    }
  );
}

interface Written extends Shown {
  hash: string;
  userId: string;
  area: Area;
  /** Keys of what it shows. */
  files: Iterable<string>;
  lastsMs: number;
  isShared?: boolean;
}

/** Writes what a preview shows from now on. */
export async function writePreview(
  db: Db,
  { hash: token_hash, userId: user_id, kind, id: item_id, area, state, content, files, lastsMs, isShared }: Written,
): Promise<{ _id: string; createdAt: string; endsAt: string }> {
  const ends_at = after(lastsMs);
  // Also whose it is: a token that has ended may be somebody else's by now.
  const shown = {
    user_id,
    kind,
    item_id,
    area,
    state,
    content: JSON.stringify(content),
    ends_at,
    shared: isShared ? 1 : 0,
  };
  const own = { id: newId(), created_at: now() };
  await db
    .insertInto('previews')
    .values({ ...own, token_hash, ...shown })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(shown))
    .execute();
  await db.updateTable('preview_files').set({ ends_at }).where('token_hash', '=', token_hash).execute();
  await holdFiles(db, { hash: token_hash, userId: user_id, files, endsAt: ends_at });
  return { _id: own.id, createdAt: own.created_at, endsAt: ends_at };
}

/** Files stay for as long as a preview does. */
export async function holdFiles(
  db: Db,
  { hash, userId, files, endsAt }: { hash: string; userId: string; files: Iterable<string>; endsAt: string },
): Promise<void> {
  const rows = [...files].map((file_key) => ({ token_hash: hash, file_key, user_id: userId, ends_at: endsAt }));
  if (rows.length === 0) return;
  await db
    .insertInto('preview_files')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countFiles(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('preview_files')
    .select((row) => row.fn.count('file_key').distinct().as('total'))
    .where('user_id', '=', userId)
    .where('ends_at', '>', now())
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Ends all but the newest of an account's previews that are not shared. */
export async function endOlder(db: Db, userId: string, kept: number): Promise<void> {
  const own = db.selectFrom('previews').where('user_id', '=', userId).where('shared', '=', 0);
  const older = await own.select('token_hash').orderBy('id', 'desc').offset(kept).limit(1000).execute();
  if (older.length === 0) return;
  await deletePreviews(
    db,
    older.map(({ token_hash }) => token_hash),
  );
}

const links = (db: Db) =>
  db
    .selectFrom('previews')
    .innerJoin('users', 'users.id', 'previews.user_id')
    .where('shared', '=', 1)
    .where('ends_at', '>', now());

export async function countLinks(db: Db, userId: string): Promise<number> {
  const { total } = await links(db)
    .select((row) => row.fn.countAll().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function listLinks(
  db: Db,
  { kind, id, seen }: { kind: EditedKind; id: string; seen: readonly Area[] },
): Promise<PreviewLink[]> {
  const rows = await links(db)
    .select(['previews.id', 'users.id as user_id', 'users.name', 'previews.created_at', 'ends_at'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('area', 'in', seen)
    .orderBy('previews.id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    by: { _id: row.user_id, name: row.name },
    createdAt: row.created_at,
    endsAt: row.ends_at,
  }));
}

/** A link that has not ended, by its id. */
export async function findLink(
  db: Db,
  id: string,
): Promise<{ hash: string; userId: string; area: Area; files: string[] } | undefined> {
  const row = await links(db)
    .select(['token_hash', 'user_id', 'area'])
    .where('previews.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const files = await db
    .selectFrom('preview_files')
    .select('file_key')
    .where('token_hash', '=', row.token_hash)
    .execute();
  return {
    ...{ hash: row.token_hash, userId: row.user_id, area: row.area as Area },
    files: files.map(({ file_key }) => file_key),
  };
}

/** Ends all previews and links of an item that is gone, or has another id from now on; answers the keys of their files. */
export async function endPreviewsOf(db: Db, kind: EditedKind, id: string): Promise<string[]> {
  const ended = await db
    .selectFrom('previews')
    .select('token_hash')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute();
  if (ended.length === 0) return [];
  const hashes = ended.map(({ token_hash }) => token_hash);
  const files = await db.selectFrom('preview_files').select('file_key').where('token_hash', 'in', hashes).execute();
  await deletePreviews(db, hashes);
  return files.map(({ file_key }) => file_key);
}

export async function deletePreviews(db: Db, hashes: readonly string[]): Promise<void> {
  for (const table of ['previews', 'preview_files'] as const)
    await db.deleteFrom(table).where('token_hash', 'in', hashes).execute();
}
