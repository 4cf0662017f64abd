import { sql } from 'kysely';
import { isPostgres } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { ensureSearchIndex } from '../database/search-index.ts';

/** The leaf category of half of the products, and the category whose leaf categories share the other half. */
export const longSubcategory = 'Medicinal Products/OTC';
export const wideCategory = 'Personal Care Products';

/**
 * Fills the tables up to a number of products, straight in SQL: the beginnings of the texts of the demo content again and
 * again, each with a word of its own, `nr<number>`, to search for.
 */
export async function fillUpTo(db: Db, wanted: number): Promise<void> {
  const leafCategories = await db.selectFrom('shelves').select(['id', 'path']).orderBy('position').execute();
  const long = leafCategories.filter(({ path }) => path === longSubcategory);
  const wide = leafCategories.filter(({ path }) => path.startsWith(`${wideCategory}/`));
  // An index of trigrams is made much faster than it is kept up.
  await sql`drop index if exists products_search`.execute(db);
  for (const { id } of long) await fillLeafCategory(db, id, Math.round(wanted / 2));
  for (const { id } of wide) await fillLeafCategory(db, id, Math.round(wanted / 2 / wide.length));
  await ensureSearchIndex(db);
  await sql`${sql.raw(isPostgres(db) ? 'vacuum analyze' : 'analyze')} products`.execute(db);
}

async function fillLeafCategory(db: Db, leafCategory: string, wanted: number): Promise<void> {
  const texts = ['name_en', 'name_mk', 'description_en', 'description_mk', 'dosage_en', 'dosage_mk'];
  const keys = ['name_sort_en', 'name_sort_mk', 'dosage_sort_en', 'dosage_sort_mk'];
  const columns = [...texts, ...keys];
  await sql`
    with recursive
      place(number) as (
        select coalesce(max(position), 0) + 1 from products where shelf_id = ${leafCategory}
        union all
        select number + 1 from place where number < ${wanted}
      ),
      model as (select products.*, row_number() over (order by id) as number from products where id not like 'bench%')
    insert into products (id, shelf_id, position, search, created_at, updated_at, ${sql.join(columns.map((column) => sql.ref(column)))})
    select 'bench-' || ${leafCategory} || '-' || cast(10000000 + place.number as text), ${leafCategory}, place.number,
      substr(model.search, 1, 200) || ' nr' || cast(place.number as text), model.created_at, model.updated_at,
      ${sql.join(columns.map((column) => sql`substr(${sql.ref(`model.${column}`)}, 1, 200)`))}
    from place join model on model.number = 1 + place.number % (select count(*) from model)
    where place.number <= ${wanted}
  `.execute(db);
}
