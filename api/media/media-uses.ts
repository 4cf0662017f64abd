import type { EditedKind } from '@varda/contract/edit-history';
import type { MediaItem, MediaUse } from '@varda/contract/media';
import type { Area } from '@varda/contract/permissions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { areaOfItem } from '../accounts/area-of-item.ts';
import { titleOf } from '../activity/item-title.ts';
import type { Db } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import type { EditedEntity } from '../edit-history/versions.repository.ts';
import { HttpError } from '../http/http-error.ts';

/** Where content on the site shows pictures: kind, table, column of the picture, column of the item. Pictures in texts are of two kinds. */
const live = [
  ['products', 'products', 'picture', 'id'],
  ['products', 'products', 'picture_mk', 'id'],
  ['dosage', 'dosage', 'picture', 'id'],
  ['dosage', 'dosage', 'picture_mk', 'id'],
  ['about', 'about_pictures', 'picture', 'about_id'],
  ['contact-info', 'contact_info', 'picture', 'id'],
  ['contact-info', 'contact_info', 'picture_mk', 'id'],
  ['site-content', 'site_items', 'picture', 'id'],
  ['site-content', 'site_items', 'picture_mk', 'id'],
] as const satisfies readonly (readonly [EditedKind, keyof Schema, string, string])[];

const texts = ['about', 'history'] as const satisfies readonly EditedKind[];

type Place = 'live' | 'drafts' | 'versions' | 'trash';

interface Use {
  key: string;
  kind: EditedKind;
  id: string;
}

/** Statements that give key, kind and id of everything that shows one of the pictures. */
const statements: Record<Place, (keys: RawBuilder<unknown>) => RawBuilder<Use>[]> = {
  live: (keys) => [
    ...live.map(
      ([kind, table, column, id]) => sql<Use>`
        select ${sql.ref(column)} as key, ${sql.lit(kind)} as kind, ${sql.ref(id)} as id
        from ${sql.table(table)} where ${sql.ref(column)} in (${keys})`,
    ),
    ...texts.map(
      (table) => sql<Use>`
        select text_pictures.picture as key, ${sql.lit(table)} as kind, text_pictures.row_id as id
        from text_pictures inner join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = text_pictures.row_id
        where text_pictures.picture in (${keys})`,
    ),
  ],
  drafts: (keys) => [
    sql<Use>`select file_key as key, kind, item_id as id from draft_files where file_key in (${keys})`,
  ],
  versions: (keys) => [
    sql<Use>`select file_key as key, kind, item_id as id from version_files where file_key in (${keys})`,
  ],
  trash: (keys) => [sql<Use>`select file_key as key, kind, item_id as id from trash_files where file_key in (${keys})`],
};

/** Everything that shows one of the pictures, each item once. */
async function usesOf(db: Db, place: Place, keys: readonly string[]): Promise<Use[]> {
  if (keys.length === 0) return [];
  const listed = sql.join(keys);
  const { rows } = await sql<Use>`${sql.join(statements[place](listed), sql` union `)}`.execute(db);
  return rows;
}

/** In how many items pictures are, by their keys. */
export async function countUses(db: Db, keys: readonly string[]): Promise<Map<string, MediaItem['uses']>> {
  const counts = new Map(keys.map((key) => [key, { live: 0, drafts: 0, earlier: 0 }]));
  const add = async (to: keyof MediaItem['uses'], place: Place) => {
    for (const { key } of await usesOf(db, place, keys)) {
      const own = counts.get(key);
      if (own) own[to] += 1;
    }
  };
  await add('live', 'live');
  await add('drafts', 'drafts');
  await add('earlier', 'versions');
  await add('earlier', 'trash');
  return counts;
}

/** Whether neither the site nor a draft shows a picture; of rows of `media`. */
export function isNowhere(): RawBuilder<SqlBool> {
  const shown = [
    ...live.map(
      ([, table, column]) =>
        sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`,
    ),
    sql`select picture from text_pictures`,
    sql`select file_key from draft_files`,
  ];
  return sql<SqlBool>`media.id not in (${sql.join(shown, sql` union all `)})`;
}

/** How the items of each kind are found. */
export type Items = Record<EditedKind, Pick<Editable, 'existing'>>;

interface FoundItem {
  kind: EditedKind;
  id: string;
  item: EditedEntity;
}

/** The items as they are on the site that show a picture, or have shown it in an earlier version. */
export async function findItems(db: Db, items: Items, place: 'live' | 'versions', key: string): Promise<FoundItem[]> {
  const found: FoundItem[] = [];
  for (const { kind, id } of await usesOf(db, place, [key]))
    try {
      found.push({ kind, id, item: await items[kind].existing(db, id) });
    } catch (error) {
      // It is off the site.
      if (!(error instanceof HttpError) || error.code !== 'not_found') throw error;
    }
  return found;
}

export type PlaceInArea = MediaUse & { area: Area };

/** Where a picture is, and the areas that this belongs to: on the site first, then drafts, earlier versions, the trash. */
export async function findPlaces(db: Db, items: Items, key: string): Promise<PlaceInArea[]> {
  const places = (await findItems(db, items, 'live', key)).map((found) => placeOf('live', found));
  const drafted = await db
    .selectFrom('draft_files')
    .innerJoin('drafts', (join) =>
      join.onRef('drafts.kind', '=', 'draft_files.kind').onRef('drafts.item_id', '=', 'draft_files.item_id'),
    )
    .select(['drafts.kind', 'drafts.item_id', 'title_en', 'title_mk', 'category_name', 'area', 'version'])
    .where('file_key', '=', key)
    .execute();
  for (const row of drafted)
    places.push({
      ...{ state: 'draft', ...toUse(row), categoryName: row.category_name },
      ...{ __v: row.version, area: row.area as Area },
    });
  places.push(...(await findItems(db, items, 'versions', key)).map((found) => placeOf('version', found)));
  const trashed = await db
    .selectFrom('trash')
    .select(['kind', 'item_id', 'title_en', 'title_mk', 'area'])
    .where((is) =>
      is.exists(
        is
          .selectFrom('trash_files')
          .select('file_key')
          .whereRef('trash_files.kind', '=', 'trash.kind')
          .whereRef('trash_files.item_id', '=', 'trash.item_id')
          .where('file_key', '=', key),
      ),
    )
    .execute();
  for (const row of trashed)
    places.push({ state: 'trash', ...toUse(row), categoryName: null, __v: null, area: row.area as Area });
  return places;
}

function toUse(row: { kind: string; item_id: string; title_en: string; title_mk: string }) {
  return { entity: row.kind as EditedKind, _id: row.item_id, title: { en: row.title_en, mk: row.title_mk } };
}

function placeOf(state: MediaUse['state'], { kind, id, item }: FoundItem): PlaceInArea {
  const { categoryName = null } = item as { categoryName?: string };
  const __v = state === 'live' ? item.__v : null;
  return { state, entity: kind, _id: id, title: titleOf(kind, item), categoryName, __v, area: areaOfItem(kind, item) };
}
