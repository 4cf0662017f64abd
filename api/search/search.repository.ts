import type { Language, Localized } from '@varda/contract/language';
import { type Found, mostFound } from '@varda/contract/search';
import { fold } from '@varda/contract/search-folding';
import { sql } from 'kysely';
import { titleOf } from '../activity/item-title.ts';
import { hasWords } from '../content/search-text.ts';
import { matches } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';

/** Rows that are looked at in one go: the column that is searched has all texts of a product, its name is but one of them. */
const batch = 500;

interface Search {
  search: string;
  lang: Language;
  /** Ids of the categories whose products are offered; others in it are none. */
  categories: readonly string[];
}

/** Products that have all the words in their name. */
export async function findProducts(db: Db, { search, lang: language, categories }: Search): Promise<Found['products']> {
  const named: Found['products'] = [];
  for (let offset = 0; ; offset += batch) {
    const rows = await db
      .selectFrom('products')
      .innerJoin('shelves', 'shelves.id', 'products.shelf_id')
      .select(['products.id', 'products.name_en', 'products.name_mk', 'shelves.path'])
      .where(matches(search, 'products.search'))
      .where('shelves.category_id', 'in', categories)
      .orderBy(lineBeginsWith(search, 'products.search'), 'desc')
      .orderBy(`products.name_sort_${language}`)
      .orderBy('products.id')
      .limit(batch)
      .offset(offset)
      .execute();
    for (const { id, name_en: en, name_mk: mk, path } of rows)
      if (hasWords([en, mk], search)) named.push({ _id: id, name: { en, mk }, categoryName: path });
    if (named.length >= mostFound || rows.length < batch) return named.slice(0, mostFound);
  }
}

/** The content beside the products, with the table that holds it. */
const contentTables = {
  dosage: 'dosage',
  about: 'about',
  history: 'history',
  'contact-info': 'contact_info',
  adminCareer: 'careers',
} as const;

/** Content beside the products that has all the words in any of its texts; the legal pages in their titles. */
export async function findContent(db: Db, search: string): Promise<Found['content']> {
  const found = Object.entries(contentTables).map(async ([kind, table]) => {
    const entity = kind as keyof typeof contentTables;
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where(matches(search, 'search'))
      .orderBy(lineBeginsWith(search, 'search'), 'desc')
      .orderBy('id')
      .limit(mostFound)
      .execute();
    return rows.map((row) => ({ entity, _id: row.id, title: titleOf(entity, localizedFields(row)) }));
  });
  const pages = (await db.selectFrom('legal_pages').selectAll().orderBy('id').execute())
    .map((row) => ({ entity: 'legal-pages' as const, _id: row.id, title: { en: row.title_en, mk: row.title_mk } }))
    .filter(({ title }) => hasWords([title.en, title.mk], search));
  return [...(await Promise.all(found)).flat(), ...pages];
}

/** The texts in two languages of a row: `{ name: { en, mk } }`. */
function localizedFields(row: object): Record<string, Localized> {
  const columns = row as Record<string, string>;
  const names = Object.keys(row).flatMap((column) => (column.endsWith('_en') ? [column.slice(0, -3)] : []));
  return Object.fromEntries(
    names.map((name) => [name, { en: columns[`${name}_en`] ?? '', mk: columns[`${name}_mk`] ?? '' }]),
  );
}

/** Accounts that have all the words in their name or address. */
export async function findUsers(db: Db, search: string): Promise<Found['users']> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where(matches(search, 'search'))
    .orderBy(lineBeginsWith(search, 'search'), 'desc')
    .orderBy('name_sort')
    .orderBy('id')
    .limit(mostFound)
    .execute();
  return rows.map(({ id, ...user }) => ({ _id: id, ...user }));
}

/** 1 for rows of which a line begins with what is searched for, else 0. */
function lineBeginsWith(search: string, column: string) {
  const beginning = fold(search).replace(/[\\%_]/g, '\\$&');
  const text = sql.ref(column);
  return sql<number>`case
    when ${text} like ${`${beginning}%`} escape '\\' or ${text} like ${`%\n${beginning}%`} escape '\\' then 1
    else 0
  end`;
}
