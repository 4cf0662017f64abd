import type { MediaItem, mediaChange, mediaQuery, mediaTags } from '@varda/contract/media';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { columns, merged } from '../content/localized-columns.ts';
import { searchColumn } from '../content/search-text.ts';
import { oneMore } from '../content/versions.ts';
import { matches, pageOf, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import type { MediaTable } from '../database/schema.ts';
import { stillReferenced } from '../pictures/picture-library.ts';
import { shownPicture, toPicture } from '../pictures/picture-row.ts';
import { countUses, isNowhere } from './media-uses.ts';

const shown = ['media.name', 'media.alt_en', 'media.alt_mk', 'media.tags', 'media.size', 'media.version'] as const;
type Facts = Pick<Selectable<MediaTable>, 'name' | 'alt_en' | 'alt_mk' | 'tags'>;

const joined = (db: Db) =>
  db
    .selectFrom('media')
    .innerJoin('pictures', 'pictures.key', 'media.id')
    .select([...shown, ...shownPicture, 'media.created_at']);

type Row = Awaited<ReturnType<ReturnType<typeof joined>['executeTakeFirstOrThrow']>>;

async function toItems(db: Db, rows: readonly Row[]): Promise<MediaItem[]> {
  const uses = await countUses(
    db,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => ({
    ...toPicture(row),
    _id: row.key,
    name: row.name,
    alt: { en: row.alt_en, mk: row.alt_mk },
    tags: tagsIn(row.tags),
    size: row.size,
    __v: row.version,
    createdAt: row.created_at,
    uses: uses.get(row.key) ?? { live: 0, drafts: 0, earlier: 0 },
  }));
}

const tagsIn = (column: string) => column.split('\n').filter(Boolean);
const tagsColumn = (tags: readonly string[]) => (tags.length > 0 ? `\n${tags.join('\n')}\n` : '');

/** The columns of facts, and what is searched of them. */
function factColumns(facts: Facts): Facts & { search: string } {
  return { ...facts, search: searchColumn([facts.name, facts.alt_en, facts.alt_mk, facts.tags]) };
}

function hasTag(tag: string) {
  const pattern = `%\n${tag.replace(/[\\%_]/g, '\\$&')}\n%`;
  return sql<SqlBool>`media.tags like ${pattern} escape '\\'`;
}

export async function listMedia(db: Db, query: z.output<typeof mediaQuery>) {
  let found = db.selectFrom('media');
  if (query.search) found = found.where(matches(query.search, 'media.search'));
  if (query.tag) found = found.where(hasTag(query.tag));
  if (query.only === 'lacks-alt')
    found = found.where((is) => is.or([is('media.alt_en', '=', ''), is('media.alt_mk', '=', '')]));
  if (query.only === 'unused') found = found.where(isNowhere());
  const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const sort = sortOf(query, { by: 'createdAt', order: 'desc' });
  const { limit, offset } = pageOf(query);
  const keys = await found
    .select('media.id')
    .orderBy(sort.by === 'name' ? 'media.name' : 'media.created_at', sort.order)
    .orderBy('media.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  const media = await findMedia(
    db,
    keys.map(({ id }) => id),
  );
  return { media, totalCount: Number(total) };
}

/** Those pictures that there are, in the order of the keys. */
export async function findMedia(db: Db, keys: readonly string[]): Promise<MediaItem[]> {
  if (keys.length === 0) return [];
  const rows = await joined(db).where('media.id', 'in', keys).execute();
  const items = new Map((await toItems(db, rows)).map((item) => [item.key, item]));
  return keys.flatMap((key) => items.get(key) ?? []);
}

export async function listTags(db: Db): Promise<z.input<typeof mediaTags>> {
  const rows = await db
    .selectFrom('media')
    .select(['tags', (row) => row.fn.countAll().as('count')])
    .where('tags', '<>', '')
    .groupBy('tags')
    .execute();
  const counts = new Map<string, number>();
  for (const { tags, count } of rows)
    for (const tag of tagsIn(tags)) counts.set(tag, (counts.get(tag) ?? 0) + Number(count));
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'mk'));
}

/** What is known of pictures that nobody has described yet, by their keys. */
export interface FoundFacts {
  name: string;
  alt: { en: string; mk: string };
  size: number | null;
}

/** A picture of which the library knows nothing yet. */
export interface UnknownPicture {
  key: string;
  widths: number[];
  created_at: string;
}

/** Those with the next keys. */
export async function unknownPictures(db: Db, after: string, most: number): Promise<UnknownPicture[]> {
  const rows = await db
    .selectFrom('pictures')
    .leftJoin('media', 'media.id', 'pictures.key')
    .select(['pictures.key', 'pictures.widths', 'pictures.created_at'])
    .where('media.id', 'is', null)
    .where('pictures.key', '>', after)
    .orderBy('pictures.key')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, widths: JSON.parse(row.widths) as number[] }));
}

/** How many pictures there are of which the library knows nothing. */
export async function countUnknown(db: Db): Promise<number> {
  const count = (table: 'pictures' | 'media') =>
    db
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
  const [pictures, media] = [await count('pictures'), await count('media')];
  return Number(pictures.count) - Number(media.count);
}

/** Puts facts in where there are none; nothing of a picture that has gone meanwhile. */
export async function addFacts(
  db: Db,
  { key, created_at }: Pick<UnknownPicture, 'key' | 'created_at'>,
  { name, alt, size }: FoundFacts,
): Promise<void> {
  const facts = factColumns({ name, ...columns('alt', alt), tags: '' });
  try {
    await db
      .insertInto('media')
      .values({ id: key, size, created_at, ...facts })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    if (!stillReferenced.test((error as Error).message)) throw error;
  }
}

/** Changes what is said of a picture, which stays from then on until it is deleted. */
export async function changeFacts(tx: Db, before: MediaItem, change: z.output<typeof mediaChange>): Promise<void> {
  const alt = merged(before.alt, change.alt);
  const facts = factColumns({
    name: change.name ?? before.name,
    ...columns('alt', alt),
    tags: tagsColumn(change.tags ?? before.tags),
  });
  await tx
    .updateTable('media')
    .set({ ...facts, kept: 1, version: oneMore })
    .where('id', '=', before.key)
    .execute();
  if (change.focus === undefined) return;
  const { x = null, y = null } = change.focus ?? {};
  await tx.updateTable('pictures').set({ focus_x: x, focus_y: y }).where('key', '=', before.key).execute();
}

/** Whether a picture stays though nothing shows it. */
export async function keep(tx: Db, key: string, kept: boolean): Promise<void> {
  await tx
    .updateTable('media')
    .set({ kept: kept ? 1 : 0 })
    .where('id', '=', key)
    .execute();
}

/** When a picture came. */
export async function uploadedAt(db: Db, key: string): Promise<string> {
  const row = await db.selectFrom('pictures').select('created_at').where('key', '=', key).executeTakeFirstOrThrow();
  return row.created_at;
}
