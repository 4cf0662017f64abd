import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { table } from '../../scripts/table.ts';
import { startSession } from '../accounts/sessions.repository.ts';
import { insertUser } from '../accounts/users.repository.ts';
import { fillCatalogue } from '../catalogue/catalogue.repository.ts';
import { type Db, openDatabase } from '../database/open-database.ts';
import { ensureSearchIndex } from '../database/search-index.ts';
import { addDemoContent } from '../demo/add-demo-content.ts';
import { demoSource } from '../demo/demo-source.ts';
import { ApiProcess } from '../test/api-process.ts';
import type { Engine } from '../test/test-app.ts';
import { createDatabase } from '../test/test-database.ts';

/** The api on the texts of the demo content, and a second connection to its database. */
export interface BenchSite {
  engine: Engine;
  db: Db;
  api: ApiProcess;
  /** Of a member of staff. */
  token: string;
  /** Of the api's environment: commands with them work on the same site. */
  variables: { DATA_DIR: string; DATABASE_URL: string };
  close(): Promise<void>;
}

/** A table with the rows that `measure` adds on each engine, on a site of its own. */
export async function onEngines(
  engines: readonly Engine[],
  head: string[],
  measure: (site: BenchSite, rows: string[][]) => Promise<void>,
): Promise<string> {
  const rows = [head];
  for (const engine of engines) {
    const site = await openBenchSite(engine);
    try {
      await measure(site, rows);
    } finally {
      await site.close();
    }
  }
  return table(rows);
}

async function openBenchSite(engine: Engine): Promise<BenchSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-bench-'));
  const database = engine === 'postgres' ? await createDatabase() : null;
  const { db } = await openDatabase({ folder, url: database?.url });
  await fillCatalogue(db);
  await ensureSearchIndex(db);
  await addDemoContent(db, demoSource, { info: () => {} } as never);
  await db.deleteFrom('demo_pictures').execute();
  const user = { name: 'Bench', email: 'bench@varda-pharm.example', role: 'user', passwordHash: 'none' } as const;
  const token = await startSession(db, (await insertUser(db, user))._id);
  const variables = { DATA_DIR: folder, DATABASE_URL: database?.url ?? '' };
  const api = await ApiProcess.start({ ...variables, LOG_LEVEL: 'info' }, 'dropped');
  return {
    engine,
    db,
    api,
    token,
    variables,
    async close() {
      await api.stop();
      await db.destroy();
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

/** Makes every cached response stale, as a change of any content does. */
export async function touchContent(db: Db): Promise<void> {
  await db.updateTable('content_revision').set({ number: sql`number + 1` }).execute();
}
