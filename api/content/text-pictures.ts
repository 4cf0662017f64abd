import type { Localized } from '@varda/contract/language';
import { isPostgres } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { findPictures } from '../pictures/pictures.repository.ts';
import { pictureGone, picturesIn } from './illustrated-text.ts';

/**
 * Notes which pictures a row shows inside its texts, so that they stay; answers those that it no longer shows.
 *
 * @param text of the row as it is stored
 * @throws HttpError `conflict` with the text named by its path, if a picture has been removed since it was cleaned
 */
export async function noteTextPictures(tx: Db, rowId: string, text: Localized): Promise<string[]> {
  const noted = await tx.selectFrom('text_pictures').select('picture').where('row_id', '=', rowId).execute();
  const before = new Set(noted.map((row) => row.picture));
  const shown = new Set(picturesIn([text.en, text.mk]));
  const added = [...shown].filter((key) => !before.has(key));
  const gone = [...before].filter((key) => !shown.has(key));
  await requirePictures(tx, added, { 'text.en': text.en, 'text.mk': text.mk });
  if (added.length > 0)
    await tx
      .insertInto('text_pictures')
      .values(added.map((picture) => ({ row_id: rowId, picture })))
      .execute();
  if (gone.length > 0)
    await tx.deleteFrom('text_pictures').where('row_id', '=', rowId).where('picture', 'in', gone).execute();
  return gone;
}

/**
 * On PostgreSQL the rows are locked, so that nobody removes one of them, or puts it into the trash, before it is noted.
 *
 * @param content the texts that show them, by their paths
 * @throws HttpError `conflict` with the texts named by their paths, if one of them has been removed
 */
export async function requirePictures(
  tx: Db,
  keys: readonly string[],
  content: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (keys.length === 0) return;
  if (isPostgres(tx)) await tx.selectFrom('pictures').select('key').where('key', 'in', keys).forKeyShare().execute();
  // A statement of its own sees what was done while the lock was waited for.
  const there = new Set((await findPictures(tx, keys)).map(({ key }) => key));
  if (there.size === keys.length) return;
  const gone = new Set(keys.filter((key) => !there.has(key)));
  const showsGone = (value: unknown) => typeof value === 'string' && picturesIn([value]).some((key) => gone.has(key));
  throw pictureGone(Object.keys(content).filter((path) => showsGone(content[path])));
}
