import type { EditedKind } from '@varda/contract/edit-history';
import type { historyTexts } from '@varda/contract/history';
import type { Language } from '@varda/contract/language';
import type { MediaItem, MediaUse } from '@varda/contract/media';
import type { Area } from '@varda/contract/permissions';
import type { TextColumns } from '@varda/contract/text-fields';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { areaOfItem } from '../accounts/area-of-item.ts';
import { titleOf } from '../activity/item-title.ts';
import { picturesLackingText } from '../content/illustrated-text.ts';
import type { Db } from '../database/open-database.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import type { EditedEntity } from '../edit-history/versions.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { picturedTexts, picturePlaces } from '../pictures/picture-places.ts';

type Place = 'live' | 'drafts' | 'versions' | 'trash';

interface Use {
  key: string;
  kind: EditedKind;
  id: string;
  /** On the site: whether it has no alternative text there, 1 or 0. */
  lacks_en?: number;
  lacks_mk?: number;
}

type TextUse = Pick<Use, 'key' | 'kind' | 'id'> & TextColumns<typeof historyTexts>;

/** Whether the item of a row of `draft_files` is in the trash, where its draft waits with it. */
const inTrash = sql<SqlBool>`exists (
  select 1 from trash where trash.kind = draft_files.kind and trash.item_id = draft_files.item_id)`;

const asNumber = (condition: RawBuilder<SqlBool>) => sql`case when ${condition} then 1 else 0 end`;

/** Statements that give key, kind and id of everything that shows one of the pictures; rich texts on the site left out. */
const statements: Record<Place, (keys: RawBuilder<unknown>) => RawBuilder<Use>[]> = {
  live: (keys) => [
    ...picturePlaces.map(
      ({ kind, table, column, id, lacks }) => sql<Use>`
        select ${sql.ref(column)} as key, ${sql.lit(kind)} as kind, ${sql.ref(id)} as id,
          ${asNumber(lacks.en)} as lacks_en, ${asNumber(lacks.mk)} as lacks_mk
        from ${sql.table(table)} where ${sql.ref(column)} in (${keys})`,
    ),
  ],
  drafts: (keys) => [
    sql<Use>`select file_key as key, kind, item_id as id from draft_files where file_key in (${keys}) and not ${inTrash}`,
  ],
  versions: (keys) => [
    sql<Use>`select file_key as key, kind, item_id as id from version_files where file_key in (${keys})`,
  ],
  trash: (keys) => [
    sql<Use>`select file_key as key, kind, item_id as id from trash_files where file_key in (${keys})`,
    sql<Use>`select file_key as key, kind, item_id as id from draft_files where file_key in (${keys}) and ${inTrash}`,
  ],
};

/** The items on the site whose rich texts show pictures: all pictures, or those with the keys. */
async function usesInTexts(db: Db, keys?: readonly string[]): Promise<Use[]> {
  const found = picturedTexts.map(
    (table) => sql<TextUse>`
      select text_pictures.picture as key, ${sql.lit(table)} as kind, row_id as id, text_en, text_mk
      from text_pictures inner join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = row_id
      ${keys ? sql`where text_pictures.picture in (${sql.join(keys)})` : sql``}`,
  );
  const { rows } = await sql<TextUse>`${sql.join(found, sql` union all `)}`.execute(db);
  return rows.map(({ text_en, text_mk, ...use }) => ({
    ...use,
    lacks_en: lacksText(text_en, use.key),
    lacks_mk: lacksText(text_mk, use.key),
  }));
}

const lacksText = (html: string, key: string) => Number(picturesLackingText(html).has(key));

/** Keys of the pictures that have no alternative text within a rich text on the site. */
export async function lackingInTexts(db: Db): Promise<string[]> {
  const uses = await usesInTexts(db);
  return [...new Set(uses.filter((use) => lackingIn(use).length > 0).map(({ key }) => key))];
}

/** Everything that shows one of the pictures, each item once. */
async function usesOf(db: Db, place: Place, keys: readonly string[]): Promise<Use[]> {
  if (keys.length === 0) return [];
  const listed = sql.join(keys);
  const { rows } = await sql<Use>`${sql.join(statements[place](listed), sql` union `)}`.execute(db);
  if (place === 'live') rows.push(...(await usesInTexts(db, keys)));
  // One item has a picture in several places: beside its text, and in it.
  const items = Map.groupBy(rows, ({ key, kind, id }) => `${key} ${kind} ${id}`);
  return [...items.values()].map(([use, ...others]) => ({
    ...(use as Use),
    ...(others.length > 0 && {
      lacks_en: Math.max(...[use, ...others].map((one) => one?.lacks_en ?? 0)),
      lacks_mk: Math.max(...[use, ...others].map((one) => one?.lacks_mk ?? 0)),
    }),
  }));
}

const lackingIn = ({ lacks_en, lacks_mk }: Use): Language[] => [
  ...(lacks_en ? (['en'] as const) : []),
  ...(lacks_mk ? (['mk'] as const) : []),
];

export const noUses: MediaItem['uses'] = { live: 0, drafts: 0, earlier: 0, lacking: 0 };

/** In how many items pictures are, by their keys. */
export async function countUses(db: Db, keys: readonly string[]): Promise<Map<string, MediaItem['uses']>> {
  const counts = new Map(keys.map((key) => [key, { ...noUses }]));
  const add = async (to: keyof MediaItem['uses'], place: Place) => {
    for (const use of await usesOf(db, place, keys)) {
      const own = counts.get(use.key);
      if (!own) continue;
      own[to] += 1;
      if (lackingIn(use).length > 0) own.lacking += 1;
    }
  };
  await add('live', 'live');
  await add('drafts', 'drafts');
  await add('earlier', 'versions');
  await add('earlier', 'trash');
  return counts;
}

/** Whether a picture has no alternative text in a place on the site, or is one of `inTexts`; of rows of `media`. */
export function lacksTextSomewhere(inTexts: readonly string[]): RawBuilder<SqlBool> {
  const lacking = picturePlaces.map(
    ({ table, column, lacks }) =>
      sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null and (${lacks.en} or ${lacks.mk})`,
  );
  const keys = inTexts.length > 0 ? sql`media.id in (${sql.join(inTexts)}) or` : sql``;
  return sql<SqlBool>`(${keys} media.id in (${sql.join(lacking, sql` union all `)}))`;
}

/** Whether neither the site nor a draft shows a picture; of rows of `media`. */
export function isNowhere(): RawBuilder<SqlBool> {
  const shown = [
    ...picturePlaces.map(
      ({ table, column }) =>
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
  /** The languages in which the picture has no alternative text there. */
  lacksAlt: Language[];
}

/** The items as they are on the site that show a picture, or have shown it in an earlier version. */
export async function findItems(db: Db, items: Items, place: 'live' | 'versions', key: string): Promise<FoundItem[]> {
  const found: FoundItem[] = [];
  for (const use of await usesOf(db, place, [key]))
    try {
      const { kind, id } = use;
      found.push({ kind, id, item: await items[kind].existing(db, id), lacksAlt: lackingIn(use) });
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
    .where((is) => is.not(inTrash))
    .execute();
  for (const row of drafted)
    places.push({
      ...{ state: 'draft', ...toUse(row), categoryName: row.category_name },
      ...{ __v: row.version, area: row.area as Area, lacksAlt: [] },
    });
  places.push(...(await findItems(db, items, 'versions', key)).map((found) => placeOf('version', found)));
  const trashed = await db
    .selectFrom('trash')
    .select(['kind', 'item_id', 'title_en', 'title_mk', 'area'])
    .where((is) =>
      is.or(
        (['trash_files', 'draft_files'] as const).map((table) =>
          is.exists(
            is
              .selectFrom(table)
              .select('file_key')
              .whereRef(`${table}.kind`, '=', 'trash.kind')
              .whereRef(`${table}.item_id`, '=', 'trash.item_id')
              .where('file_key', '=', key),
          ),
        ),
      ),
    )
    .execute();
  for (const row of trashed)
    places.push({
      ...{ state: 'trash', ...toUse(row), categoryName: null },
      ...{ __v: null, area: row.area as Area, lacksAlt: [] },
    });
  return places;
}

function toUse(row: { kind: string; item_id: string; title_en: string; title_mk: string }) {
  return { entity: row.kind as EditedKind, _id: row.item_id, title: { en: row.title_en, mk: row.title_mk } };
}

function placeOf(state: MediaUse['state'], { kind, id, item, lacksAlt }: FoundItem): PlaceInArea {
  const { categoryName = null } = item as { categoryName?: string };
  const __v = state === 'live' ? item.__v : null;
  const area = areaOfItem(kind, item);
  return { state, entity: kind, _id: id, title: titleOf(kind, item), categoryName, __v, area, lacksAlt };
}
