import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../database/open-database.ts';
import { readEnvironment } from '../../environment.ts';
import { openPictureStore } from '../../pictures/open-picture-store.ts';
import type { Ledger, Listed } from './ledger.ts';
import type { Placed, SiteClient } from './site-client.ts';
import { orderedSubcategories } from './writers.ts';

/** What must not happen, by kind; each list is empty in a good run. */
export interface Findings {
  lost: string[];
  halfDone: string[];
  missingPictures: string[];
  orphanPictures: string[];
  /** Answers of 500 and above. */
  failures: string[];
}

export function noFindings(): Findings {
  return { lost: [], halfDone: [], missingPictures: [], orphanPictures: [], failures: [] };
}

/** How long what a killed process has left behind may still be there after the next start, in milliseconds. */
const tidyWithin = 15_000;

/** Looks whether a site is as its ledger says. */
export class Inspector {
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
    const listed = await this.inspectRows(client);
    await this.#inspectPictures(client, new Set(listed.flatMap(({ picture }) => (picture ? [picture] : []))));
  }

  /** Rows alone: what an upload that failed has left behind goes when the process starts, or after an hour. */
  async inspectRows(client: SiteClient): Promise<Listed[]> {
    const products = await client.products();
    const ordered = new Set<string>(orderedSubcategories);
    const listed = [...products.filter(({ subcategory }) => !ordered.has(subcategory)), ...(await client.dosage())];
    this.#note(this.#ledger.settle(listed));
    for (const [subcategory, inSubcategory] of Map.groupBy(products, (product) => product.subcategory))
      this.#inspectSubcategory(subcategory, inSubcategory);
    return listed;
  }

  #inspectSubcategory(subcategory: string, products: readonly Placed[]): void {
    const inOrder = products.toSorted((a, b) => a.position - b.position);
    if (inOrder.some(({ position }, index) => position !== index + 1))
      this.#findings.halfDone.push(
        `${subcategory} has the positions ${inOrder.map(({ position }) => position).join()}`,
      );
    this.#note(
      this.#ledger.settleOrder(
        subcategory,
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
        // What earlier versions, the trash and drafts show stays.
        for (const table of ['version_files', 'trash_files', 'draft_files'] as const)
          for (const { file_key } of await db.selectFrom(table).select('file_key').execute()) orphans.delete(file_key);
        const left = [...orphans].filter((key) => !shown.has(key)).map((key) => `${key} is shown nowhere`);
        for await (const key of store.leftovers()) left.push(`${key} has an unfinished draft`);
        if (left.length === 0) return;
        if (Date.now() > deadline) {
          this.#findings.orphanPictures.push(...left);
          return;
        }
        await setTimeout(100);
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
