import { type Localized, noText } from '@varda/contract/language';
import type { ShownPicture } from '@varda/contract/pictures';
import { columns } from '../content/localized-columns.ts';
import { namedColumns } from '../content/named-columns.ts';
import { refersToNone } from '../database/database-errors.ts';
import type { Db } from '../database/open-database.ts';

interface Facts {
  name: string;
  alt_en: string;
  alt_mk: string;
  tags: string;
}

/** The columns of facts, and what they are searched and sorted by. */
export function factColumns(facts: Facts): Facts & { search: string; name_sort: string } {
  return { ...facts, ...namedColumns(facts.name, facts.alt_en, facts.alt_mk, facts.tags) };
}

/** Puts a picture into the library, if it is new; nothing of one that has gone meanwhile. */
export async function addMedia(
  db: Db,
  { key, size, created_at }: { key: string; size: number | null; created_at: string },
): Promise<void> {
  const facts = factColumns({ name: '', alt_en: '', alt_mk: '', tags: '' });
  try {
    await db
      .insertInto('media')
      .values({ id: key, size, created_at, ...facts })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    if (!refersToNone(error as Error)) throw error;
  }
}

/**
 * Gives pictures that nobody has named or described the name of an item on the site that shows them, and the alternative text that they have
 * there. Drafts name none: the library does not ask which areas an account sees.
 */
export async function nameMedia(
  tx: Db,
  { title, item }: { title: Localized; item: object },
  keys: Iterable<string>,
): Promise<void> {
  const shown = [...keys];
  const name = title.en || title.mk;
  if (shown.length === 0 || name === '') return;
  const nameless = await tx
    .selectFrom('media')
    .select('id')
    .where('id', 'in', shown)
    .where('name', '=', '')
    .where('version', '=', 0)
    .execute();
  for (const { id } of nameless)
    await tx
      .updateTable('media')
      .set(factColumns({ name, ...columns('alt', altIn(item, id)), tags: '' }))
      .where('id', '=', id)
      .where('version', '=', 0)
      .execute();
}

/** What an item says of a picture. */
function altIn(item: object, key: string): Localized {
  const { picture, pictures = [] } = item as { picture?: ShownPicture | null; pictures?: ShownPicture[] };
  return [picture, ...pictures].find((one) => one?.key === key || one?.mk?.key === key)?.alt ?? noText;
}
