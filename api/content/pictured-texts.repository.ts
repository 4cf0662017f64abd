import type { Language } from '@varda/contract/language';
import type { SortOrder } from '@varda/contract/list-options';
import type { RowFilters } from '@varda/contract/lists';
import type { DerivedColumns, SortedIn, TextColumns, TextFields, TextsOf } from '@varda/contract/text-fields';
import type { Kysely } from 'kysely';
import type { Pictured, Translated } from '../database/content.schema.ts';
import { newId } from '../database/ids.ts';
import { matches, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import {
  type JoinedPicture,
  type PicturePatch,
  pictureChange,
  pictureColumnsOf,
  picturedOf,
} from '../pictures/pictured.ts';
import { rowsAre } from './row-filters.ts';
import { type ChangedTexts, storedTexts } from './stored-texts.ts';
import { type ChangeColumns, changeColumnsOf, firstVersion, hasOther, nextVersion, toChanges } from './versions.ts';

/** An entity that is texts and a picture, and nothing else. */
export type PicturedTexts<F extends TextFields> = TextsOf<F> & { _id: string } & ReturnType<typeof picturedOf> &
  ReturnType<typeof toChanges>;

export type PicturedTextsRepository<F extends TextFields> = ReturnType<typeof picturedTexts<F, TableOf<F>>>;

/** The tables that have the columns of such an entity. */
type TableOf<F extends TextFields> = {
  [T in keyof Schema]: Schema[T] extends Translated & Pictured & TextColumns<F> & DerivedColumns<F> ? T : never;
}[keyof Schema];

interface ListQuery<F extends TextFields> extends RowFilters {
  search?: string | undefined;
  lang?: Language | undefined;
  sortBy?: (SortedIn<F> & string) | 'createdAt' | 'updatedAt' | undefined;
  sortOrder?: SortOrder | undefined;
}

/** What the history of each table goes by. */
const kindOf = { dosage: 'dosage', contact_info: 'contact-info' } as const;

/**
 * How such an entity is read and written.
 *
 * @example const dosage = picturedTexts('dosage', dosageTexts);
 *   const entries = await dosage.list(db, query);
 */
export function picturedTexts<F extends TextFields, T extends TableOf<F>>(table: T, fields: F) {
  const stored = storedTexts(table, fields);
  const shown = [`${table}.id`, ...stored.selected, ...changeColumnsOf(table), ...pictureColumnsOf(table)];

  type Row = JoinedPicture & ChangeColumns & TextColumns<F> & { id: string };
  const toEntity = (row: Row): PicturedTexts<F> => ({
    _id: row.id,
    ...stored.textsOf(row),
    ...picturedOf(row),
    ...toChanges(row),
  });

  // The query builder cannot follow a table that is a parameter; `TableOf` has checked that it has the columns.
  const name: string = table;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const untyped = (db: Db) => db as Kysely<any>;

  const joined = (db: Db) =>
    untyped(db)
      .selectFrom(name)
      .leftJoin('pictures', 'pictures.key', `${name}.picture`)
      .leftJoin('pictures as pictures_mk', 'pictures_mk.key', `${name}.picture_mk`)
      .select(shown);

  return {
    stored,

    async find(db: Db, id: string): Promise<PicturedTexts<F> | undefined> {
      const row = await joined(db).where(`${name}.id`, '=', id).executeTakeFirst();
      return row && toEntity(row as Row);
    },

    /** The newest first, unless another order is asked for. */
    async list(db: Db, query: ListQuery<F>): Promise<PicturedTexts<F>[]> {
      const { by, order } = sortOf(query, { by: 'createdAt', order: 'desc' });
      const column: Record<string, string> = {
        ...stored.sortColumns(query.lang ?? 'en'),
        createdAt: `${name}.created_at`,
        updatedAt: `${name}.updated_at`,
      };
      const rows = await joined(db)
        .where(matches(query.search, `${name}.search`))
        .where(rowsAre(name, kindOf[table as 'dosage' | 'contact_info'], query))
        .where(stored.translationIs(query.translation))
        .orderBy(column[by] as string, order)
        .orderBy(`${name}.id`, order)
        .execute();
      return rows.map((row) => toEntity(row as Row));
    },

    /** Adds one with texts that are sanitized; answers its id. */
    async insert(tx: Db, texts: TextsOf<F>, picture: PicturePatch, id = newId()): Promise<string> {
      await untyped(tx)
        .insertInto(name)
        .values({ id, ...stored.columnsOf(texts), ...pictureChange(null, picture), ...firstVersion(texts) })
        .execute();
      return id;
    },

    /** Changes one. Whoever calls it holds the guard of the table. */
    async update(tx: Db, before: PicturedTexts<F>, patch: PicturePatch & ChangedTexts<F>): Promise<void> {
      const texts = stored.merged(before, patch);
      const content = { ...stored.columnsOf(texts), ...pictureChange(before, patch) };
      await untyped(tx)
        .updateTable(name)
        .set({ ...content, ...nextVersion(before, texts) })
        .where('id', '=', before._id)
        .where(hasOther(content))
        .execute();
    },
  };
}
