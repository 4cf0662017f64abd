import { isPostgres } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { picturesIn } from './illustrated-text.ts';

/**
 * Notes which pictures a row shows inside its texts, so that they stay; answers those that it no longer shows.
 *
 * @param texts all rich texts of the row as they are stored
 * @throws HttpError `conflict` if a picture has been removed since the texts were cleaned
 */
export async function noteTextPictures(tx: Db, rowId: string, texts: readonly string[]): Promise<string[]> {
  const noted = await tx.selectFrom('text_pictures').select('picture').where('row_id', '=', rowId).execute();
  const before = new Set(noted.map((row) => row.picture));
  const shown = new Set(picturesIn(texts));
  const added = [...shown].filter((key) => !before.has(key));
  const gone = [...before].filter((key) => !shown.has(key));
  await requirePictures(tx, added);
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
 * On PostgreSQL the rows are locked, so that nobody removes one of them before it is noted.
 *
 * @throws HttpError `conflict` if one of them has been removed
 */
export async function requirePictures(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const wanted = tx.selectFrom('pictures').select('key').where('key', 'in', keys);
  const found = await (isPostgres(tx) ? wanted.forKeyShare() : wanted).execute();
  if (found.length < keys.length) throw new HttpError('conflict', { message: ruleTexts.picture_gone });
}
