import type { ChangedAt } from '@varda/contract/entity';
import type { Language } from '@varda/contract/language';
import type { TranslationFilter } from '@varda/contract/list-options';
import type { productsQuery, productTexts } from '@varda/contract/products';
import type { TextsOf } from '@varda/contract/text-fields';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { draftIs, momentsAre, rowsAre } from '../content/row-filters.ts';
import { lacksOf } from '../content/translations.ts';
import type { Db } from '../database/open-database.ts';
import type { Editor } from '../edit-history/versions.repository.ts';
import { stored } from './product-row.ts';

/*
 * Who has made and saved a product, and what its languages lack, can be found in its history and its texts. Lists are long, and that is
 * slow: it stands beside the product, too, with the version that it is of. Where any product has another version, an instance of the
 * program before has saved it, and the history is asked.
 */

type Texts = TextsOf<typeof productTexts>;

/** The columns of a product that is made. */
export function firstFiltered(texts: Texts, changedAt: ChangedAt, by: Editor) {
  const person = by?.userId ?? null;
  return { ...lacks(texts, changedAt), created_by: person, updated_by: person, filtered_version: 0 };
}

/** Those of one that is saved; what was not known of it before stays so. */
export function nextFiltered(texts: Texts, changedAt: ChangedAt, by: Editor) {
  return {
    ...lacks(texts, changedAt),
    updated_by: by?.userId ?? null,
    filtered_version: sql<number | null>`case when filtered_version = version then version + 1 end`,
  };
}

function lacks(texts: Texts, changedAt: ChangedAt) {
  const { en, mk } = lacksOf(Object.values(texts), changedAt);
  return { lacks_en: en, lacks_mk: mk };
}

// As the index `products_unfiltered` has it.
const isUnfiltered = sql<SqlBool>`filtered_version is null or filtered_version <> version`;

/** Whether products are what the filters of rows ask for. */
export async function isAsked(db: Db, query: z.output<typeof productsQuery>): Promise<RawBuilder<SqlBool>> {
  const { translation, draft, createdBy, updatedBy } = query;
  // Counted: asked for one of them PostgreSQL, which takes unequal columns for the rule, reads the table instead of the index.
  const { unfiltered } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll().as('unfiltered'))
    .where(isUnfiltered)
    .executeTakeFirstOrThrow();
  if (Number(unfiltered) > 0)
    return sql<SqlBool>`${rowsAre('products', 'products', query)} and ${stored.translationIs(translation)}`;
  const conditions = [
    momentsAre('products', query),
    draftIs('products', 'products', draft),
    ...(createdBy ? [sql`products.created_by = ${createdBy}`] : []),
    ...(updatedBy ? [sql`products.updated_by = ${updatedBy}`] : []),
    ...(translation ? [isLacking(translation)] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function isLacking(translation: TranslationFilter) {
  const [lack, language] = translation.split('-') as ['missing' | 'older', Language] | ['needed'];
  if (!language) return sql`(products.lacks_en is not null or products.lacks_mk is not null)`;
  return sql`${sql.ref(`products.lacks_${language}`)} = ${lack}`;
}

/** So many at a time: others write in between. */
const batch = 1_000;

/** Fills the columns of products of which another version of the program has saved the last version; answers how many there were. */
export async function refilterProducts(db: Db): Promise<number> {
  for (let filled = 0; ; ) {
    const rows = await db.selectFrom('products').select('id').where(isUnfiltered).limit(batch).execute();
    if (rows.length === 0) return filled;
    await refilter(
      db,
      rows.map(({ id }) => id),
    );
    filled += rows.length;
  }
}

/** Fills the columns of some products by their texts and their history. */
export async function refilter(db: Db, ids: readonly string[]): Promise<void> {
  const by = (version: RawBuilder<unknown>) =>
    sql`(select by_id from versions where kind = 'products' and item_id = products.id and versions.version = ${version})`;
  await sql`
    update products set
      created_by = ${by(sql`0`)}, updated_by = ${by(sql`products.version`)},
      lacks_en = ${stored.lackOf('en')}, lacks_mk = ${stored.lackOf('mk')},
      filtered_version = version
    where id in (${sql.join(ids)})
  `.execute(db);
}
