import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { leafletFile, leafletKey } from '../leaflets/leaflet-file.ts';
import { FolderPictureStore } from '../pictures/pictures.store.ts';
import { spawnCommand } from '../test/command-process.ts';
import type { Engine } from '../test/test-app.ts';
import { type BenchSite, onEngines } from './bench-site.ts';

/** Of each file, two of them for a product. */
const fileBytes = 4 * 2 ** 20;
const products = 30;

/** How long a gigabyte of files and rows takes to dump, to back up (with the restore into an empty place that belongs to it) and to restore. */
export function benchBackups(engines: readonly Engine[]): Promise<string> {
  return onEngines(
    engines,
    ['', 'GB', 'dump, s per GB', 'backup, s per GB', 'restore, s per GB'],
    async (site, rows) => {
      await addLeaflets(site);
      const folder = site.variables.DATA_DIR;
      const dump = path.join(folder, 'site.tar');
      const dumped = timed(site, 'dump', dump);
      const gigabytes = (await stat(dump)).size / 2 ** 30;
      const backedUp = timed(site, 'backup', path.join(folder, 'backups'));
      const restored = timed(site, 'restore', dump, '--replace');
      const perGigabyte = [dumped, backedUp, restored].map((seconds) => (seconds / gigabytes).toFixed(0));
      rows.push([site.engine, gigabytes.toFixed(2), ...perGigabyte]);
    },
  );
}

async function addLeaflets({ db, variables }: BenchSite): Promise<void> {
  const store = new FolderPictureStore(path.join(variables.DATA_DIR, 'pictures'));
  for (const { id } of await db.selectFrom('products').select('id').limit(products).execute())
    for (const column of ['leaflet_en', 'leaflet_mk'] as const) {
      const bytes = randomBytes(fileBytes);
      const key = leafletKey(bytes);
      await store.put(key, [{ name: leafletFile, bytes }]);
      await db.insertInto('leaflets').values({ key, size: fileBytes, created_at: new Date().toISOString() }).execute();
      await db
        .updateTable('products')
        .set({ [column]: key })
        .where('id', '=', id)
        .execute();
    }
}

/** Seconds that a command takes. */
function timed({ variables }: BenchSite, command: string, ...args: string[]): number {
  const begun = performance.now();
  const { status, said } = spawnCommand(command, args, { dataFolder: variables.DATA_DIR, variables });
  if (status !== 0) throw new Error(`${command}: ${said}`);
  return (performance.now() - begun) / 1000;
}
