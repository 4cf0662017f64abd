import type { MediaItem, mediaChange, mediaQuery, mediaTags } from '@varda/contract/media';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { columns, merged } from '../content/localized-columns.ts';
import { oneMore } from '../content/versions.ts';
import { matches, pageOf, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import { shownPicture, toPicture } from '../pictures/picture-row.ts';
import { isTrashed } from '../pictures/pictures.repository.ts';
import { countUses, isNowhere, lackingInTexts, lacksTextSomewhere, noUses } from './media-uses.ts';
import { factColumns } from './name-media.ts';

const shown = ['media.name', 'media.alt_en', 'media.alt_mk', 'media.tags', 'media.size', 'media.version'] as const;

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
    uses: uses.get(row.key) ?? noUses,
  }));
}

const tagsIn = (column: string) => column.split('\n').filter(Boolean);
const tagsColumn = (tags: readonly string[]) => (tags.length > 0 ? `\n${tags.join('\n')}\n` : '');

function hasTag(tag: string) {
  const pattern = `%\n${tag.replace(/[\\%_]/g, '\\$&')}\n%`;
  return sql<SqlBool>`media.tags like ${pattern} escape '\\'`;
}

export async function listMedia(db: Db, query: z.output<typeof mediaQuery>) {
  let found = db.selectFrom('media');
  if (query.search) found = found.where(matches(query.search, 'media.search'));
  if (query.tag) found = found.where(hasTag(query.tag));
  if (query.only === 'lacks-alt') {
    const inTexts = await lackingInTexts(db);
    found = found.where((is) =>
      is.or([is('media.alt_en', '=', ''), is('media.alt_mk', '=', ''), lacksTextSomewhere(inTexts)]),
    );
  }
  if (query.only === 'unused') found = found.where(isNowhere());
  const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const sort = sortOf(query, { by: 'createdAt', order: 'desc' });
  const { limit, offset } = pageOf(query);
  const keys = await found
    .select('media.id')
    .orderBy(sort.by === 'name' ? 'media.name_sort' : 'media.created_at', sort.order)
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

/** A picture that has no name, as no save has shown it. */
interface NamelessPicture {
  key: string;
  widths: number[];
  created_at: string;
  /** Whether the library has it. */
  isThere: boolean;
}

/** Those with the next keys that nobody has described. */
export async function namelessPictures(db: Db, after: string, most: number): Promise<NamelessPicture[]> {
  const rows = await db
    .selectFrom('pictures')
    .leftJoin('media', 'media.id', 'pictures.key')
    .select(['pictures.key', 'pictures.widths', 'pictures.created_at', 'media.id'])
    .where((is) => is.or([is('media.id', 'is', null), is.and([is('name', '=', ''), is('version', '=', 0)])]))
    .where((row) => row.not(isTrashed(row)))
    .where('pictures.key', '>', after)
    .orderBy('pictures.key')
    .limit(most)
    .execute();
  return rows.map(({ id, widths, ...row }) => ({
    ...row,
    widths: JSON.parse(widths) as number[],
    isThere: id !== null,
  }));
}

/** Names a picture that is new to the library. */
export async function nameUpload(
  tx: Db,
  key: string,
  { name, alt, tags }: Pick<MediaItem, 'name' | 'alt' | 'tags'>,
): Promise<void> {
  await tx
    .updateTable('media')
    .set(factColumns({ name, ...columns('alt', alt), tags: tagsColumn(tags) }))
    .where('id', '=', key)
    .where('name', '=', '')
    .where('version', '=', 0)
    .execute();
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
