import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { type DumpedTable, dumpedTables } from '../dump/dumped-tables.ts';
import { readRows } from '../dump/rows.ts';
import { changeContent } from './content-revision.ts';
import { derivedColumns } from './derived-columns.ts';
import { foldingVersion } from './search-text.ts';

type SearchedTable = DumpedTable & { name: keyof typeof derivedColumns };

export const searchedTables = dumpedTables.filter((table): table is SearchedTable => table.name in derivedColumns);

/** Makes the columns of searches and sorts anew if that was done by another version of the rule; answers how many rows differed. */
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
  let changed = 0;
  for await (const rows of readRows(db, table)) {
    const refolded = rows.flatMap((row) => {
      const derived = derivedColumns[table.name](row);
      return Object.entries(derived).every(([name, value]) => row[name] === value) ? [] : [{ row, derived }];
    });
    await db.transaction().execute(async (tx) => {
      // Another process may have saved the row meanwhile; it has folded it itself.
      for (const { row, derived } of refolded) {
        const own = [...table.order, 'search'].map((column) => sql`${sql.ref(column)} = ${row[column]}`);
        await tx
          .updateTable(table.name)
          .set(derived)
          .where(sql<SqlBool>`${sql.join(own, sql` and `)}`)
          .execute();
      }
    });
    changed += refolded.length;
  }
  return changed;
}
