import { aboutTexts } from '@varda/contract/about';
import { careerTexts } from '@varda/contract/careers';
import { contactInfoTexts } from '@varda/contract/contact-info';
import { dosageTexts } from '@varda/contract/dosage';
import { historyTexts } from '@varda/contract/history';
import { productTexts } from '@varda/contract/products';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { type DumpedTable, dumpedTables } from '../dump/dumped-tables.ts';
import { readRows } from '../dump/rows.ts';
import { changeContent } from './content-revision.ts';
import { foldingVersion, plainText, searchColumn } from './search-text.ts';
import { storedTexts } from './stored-texts.ts';

const careers = storedTexts('careers', careerTexts).searchedColumns;

/** The columns that `search` is made of, in the order in which a save takes them; those with markup are `html`. */
const searched = {
  users: { plain: ['name', 'email'], html: [] },
  products: storedTexts('products', productTexts).searchedColumns,
  dosage: storedTexts('dosage', dosageTexts).searchedColumns,
  about: storedTexts('about', aboutTexts).searchedColumns,
  history: storedTexts('history', historyTexts).searchedColumns,
  contact_info: storedTexts('contact_info', contactInfoTexts).searchedColumns,
  careers: { plain: [...careers.plain, 'department_en', 'department_mk'], html: careers.html },
  contact_messages: { plain: ['name', 'email', 'message'], html: [] },
  media: { plain: ['name', 'alt_en', 'alt_mk', 'tags'], html: [] },
  activity: { plain: ['title_en', 'title_mk', 'by_name'], html: [] },
  trash: { plain: ['title_en', 'title_mk'], html: [] },
} as const;

type SearchedTable = DumpedTable & { name: keyof typeof searched };

export const searchedTables = dumpedTables.filter((table): table is SearchedTable => table.name in searched);

/** Folds the `search` columns anew if that was done by another version of the rule; answers how many rows differed. */
export async function refoldSearch(db: Db): Promise<number> {
  const { version } = await db.selectFrom('search_folding').select('version').executeTakeFirstOrThrow();
  if (version === foldingVersion) return 0;
  let changed = 0;
  for (const table of searchedTables) changed += await refoldTable(db, table);
  const finish = (tx: Db) => tx.updateTable('search_folding').set({ version: foldingVersion }).execute();
  // Last: a start that is cut short leaves the work to the next one. Other processes may have cached searches.
  await (changed > 0 ? changeContent(db, finish) : finish(db));
  return changed;
}

async function refoldTable(db: Db, table: SearchedTable): Promise<number> {
  const { plain, html } = searched[table.name];
  let changed = 0;
  for await (const rows of readRows(db, table)) {
    const refolded = rows.flatMap((row) => {
      const texts = [
        ...plain.map((name) => String(row[name] ?? '')),
        ...html.map((name) => plainText(String(row[name]))),
      ];
      const search = searchColumn(texts);
      return search === row.search ? [] : [{ row, search }];
    });
    await db.transaction().execute(async (tx) => {
      // Another process may have saved the row meanwhile; it has folded it itself.
      for (const { row, search } of refolded) {
        const own = [...table.order, 'search'].map((column) => sql`${sql.ref(column)} = ${row[column]}`);
        await tx
          .updateTable(table.name)
          .set({ search })
          .where(sql<SqlBool>`${sql.join(own, sql` and `)}`)
          .execute();
      }
    });
    changed += refolded.length;
  }
  return changed;
}
