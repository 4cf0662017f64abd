import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../database/open-database.ts';
import { readEnvironment } from '../../environment.ts';
import { openPictureStore } from '../../pictures/open-picture-store.ts';
import { ApiProcess } from '../api-process.ts';
import { type Engine, firstAdmin } from '../test-app.ts';
import { createDatabase } from '../test-database.ts';
import { Ledger } from './ledger.ts';
import { type Placed, SiteClient } from './site-client.ts';
import { orderedShelves, Writers } from './writers.ts';

/** What must not happen, by kind; each list is empty in a good run. */
export interface Findings {
  lost: string[];
  halfDone: string[];
  missingPictures: string[];
  orphanPictures: string[];
  /** Answers of 500 and above. */
  failures: string[];
}

export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Writes without an answer at the moment of a kill. */
  doubtful: number;
  findings: Findings;
}

/** How long what a killed process has left behind may still be there after the next start, in milliseconds. */
const tidyWithin = 15_000;

/**
 * Kills the api again and again while 20 people write, and looks after each start what has become of their writes.
 *
 * @param progress called after each kill
 */
export async function runKills(
  engine: Engine,
  kills: number,
  progress: (report: KillReport) => void,
): Promise<KillReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-kill-'));
  const database = engine === 'postgres' ? await createDatabase() : null;
  const variables = {
    DATA_DIR: folder,
    DATABASE_URL: database?.url ?? '',
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
  };
  const ledger = new Ledger();
  const findings: Findings = { lost: [], halfDone: [], missingPictures: [], orphanPictures: [], failures: [] };
  const report: KillReport = { kills: 0, acknowledged: 0, doubtful: 0, findings };
  let api = await ApiProcess.start(variables);
  try {
    let client = await SiteClient.signIn(api.address);
    await fillOrderedShelves(client, ledger);
    const inspector = new Inspector(variables, ledger, findings);
    while (report.kills < kills) {
      const writers = new Writers(client, ledger);
      const written = writers.run();
      await untilBusy(ledger, ledger.acknowledged + 40);
      await new Promise((resolve) => setTimeout(resolve, randomInt(400)));
      await api.kill();
      await written;
      findings.failures.push(...writers.failures);

      // Another port: nothing of the old connections is used again.
      api = await ApiProcess.start(variables);
      client = client.at(api.address);
      await inspector.inspect(client);
      Object.assign(report, { kills: report.kills + 1, acknowledged: ledger.acknowledged, doubtful: ledger.doubtful });
      progress(report);
    }
    return report;
  } finally {
    await api.kill();
    await rm(folder, { recursive: true, force: true });
    await database?.drop();
  }
}

async function fillOrderedShelves(client: SiteClient, ledger: Ledger): Promise<void> {
  for (const shelf of orderedShelves) {
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1)
      ids.push(await client.create('products', { text: `${shelf} ${index}`, picture: null }, null, shelf));
    ledger.orders.set(shelf, { ids });
  }
}

async function untilBusy(ledger: Ledger, acknowledged: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (ledger.acknowledged < acknowledged && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Looks whether a site is as its ledger says. */
class Inspector {
  readonly #variables: Record<string, string>;
  readonly #ledger: Ledger;
  readonly #findings: Findings;
  readonly #hashes = new Map<string, string>();

  constructor(variables: Record<string, string>, ledger: Ledger, findings: Findings) {
    this.#variables = variables;
    this.#ledger = ledger;
    this.#findings = findings;
  }

  async inspect(client: SiteClient): Promise<void> {
    const products = await client.products();
    const ordered = new Set<string>(orderedShelves);
    const listed = [...products.filter(({ shelf }) => !ordered.has(shelf)), ...(await client.dosage())];
    this.#note(this.#ledger.settle(listed));
    for (const [shelf, onShelf] of Map.groupBy(products, (product) => product.shelf))
      this.#inspectShelf(shelf, onShelf);
    await this.#inspectPictures(client, new Set(listed.flatMap(({ picture }) => (picture ? [picture] : []))));
  }

  #inspectShelf(shelf: string, products: readonly Placed[]): void {
    const inOrder = products.toSorted((a, b) => a.position - b.position);
    if (inOrder.some(({ position }, index) => position !== index + 1))
      this.#findings.halfDone.push(`${shelf} has the positions ${inOrder.map(({ position }) => position).join()}`);
    this.#note(
      this.#ledger.settleOrder(
        shelf,
        inOrder.map(({ id }) => id),
      ),
    );
  }

  async #inspectPictures(client: SiteClient, shown: ReadonlySet<string>): Promise<void> {
    const environment = readEnvironment(this.#variables);
    const { db } = await openDatabase({ folder: environment.DATA_DIR, url: environment.DATABASE_URL });
    try {
      const rows = await db.selectFrom('pictures').select(['key', 'widths']).execute();
      for (const key of shown) {
        const row = rows.find((row) => row.key === key);
        const hash = row ? await client.pictureHash(key, JSON.parse(row.widths) as number[]) : null;
        if (hash === null || hash !== (this.#hashes.get(key) ?? hash))
          this.#findings.missingPictures.push(
            `${key} ${hash === null ? 'lacks files' : 'has other files than before'}`,
          );
        else this.#hashes.set(key, hash);
      }
      const store = openPictureStore(environment);
      const deadline = Date.now() + tidyWithin;
      for (;;) {
        const orphans = new Set((await db.selectFrom('pictures').select('key').execute()).map(({ key }) => key));
        for await (const key of store.keys()) orphans.add(key);
        const left = [...orphans].filter((key) => !shown.has(key)).map((key) => `${key} is shown nowhere`);
        for await (const key of store.leftovers()) left.push(`${key} has an unfinished draft`);
        if (left.length === 0) return;
        if (Date.now() > deadline) {
          this.#findings.orphanPictures.push(...left);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    } finally {
      await db.destroy();
    }
  }

  #note({ lost, halfDone }: { lost: string[]; halfDone: string[] }): void {
    this.#findings.lost.push(...lost);
    this.#findings.halfDone.push(...halfDone);
  }
}
