import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { pictureKey } from '../../pictures/picture-encoder.ts';
import { picture } from '../samples.ts';
import type { Content, Kind, Ledger } from './ledger.ts';
import { Refused, type SiteClient } from './site-client.ts';

/** Lists that are reordered only, by one writer each: what they must look like is known exactly. */
export const orderedSubcategories = [
  'CBD Products/Oral',
  'CBD Products/Topical',
  'CBD Products/Cosmetics',
  'Herbal Products',
] as const;

/** The list in which everything else happens, at once. */
const busySubcategory = 'Medicinal Products/OTC';

const contentWriters = 15;
const sharedPictures = Promise.all(['#111111', '#222222', '#333333'].map((colour) => picture(60, 40, colour)));

/** What 20 people do at once until the process under them ends. */
export class Writers {
  readonly #client: SiteClient;
  readonly #ledger: Ledger;
  #stopped = false;
  /** Answers that a write must not get. */
  readonly failures: string[] = [];
  /** Requests that got no answer at all. */
  readonly unanswered: string[] = [];

  constructor(client: SiteClient, ledger: Ledger) {
    this.#client = client;
    this.#ledger = ledger;
  }

  /** Each writer ends what it does. */
  stop(): void {
    this.#stopped = true;
  }

  /** Runs until each writer has lost its connection, or is stopped. */
  async run(): Promise<void> {
    const shares = Map.groupBy(this.#ledger.entries.keys(), () => randomInt(contentWriters));
    await Promise.all([
      ...Array.from({ length: contentWriters }, (_, index) => {
        const kind = index % 4 === 0 ? 'dosage' : 'products';
        return this.#repeat(this.#editor(kind, shares.get(index) ?? []));
      }),
      ...orderedSubcategories.map((subcategory) => this.#repeat(() => this.#reorder(subcategory))),
      this.#repeat(() => this.#shuffleSome()),
    ]);
  }

  async #repeat(work: () => Promise<void>): Promise<void> {
    while (!this.#stopped) {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Refused)) {
          this.unanswered.push(String((error as Error).cause ?? error));
          this.#stopped = true;
        } else if (error.status >= 500) this.failures.push(error.message);
      }
    }
  }

  /** Creates, edits and deletes entries; those that are its own nobody else touches. */
  #editor(kind: Kind, own: string[]): () => Promise<void> {
    return async () => {
      const id = own[randomInt(Math.max(own.length, 1))];
      const what = Math.random();
      if (!id || (own.length < 12 && what < 0.4)) own.push(await this.#create(kind));
      else if (what < 0.75) await this.#edit(id);
      else {
        own.splice(own.indexOf(id), 1);
        await this.#delete(id);
      }
    };
  }

  async #create(kind: Kind): Promise<string> {
    const upload = kind === 'dosage' || Math.random() < 0.7 ? await somePicture() : null;
    const content: Content = { text: randomUUID(), picture: upload && pictureKey(upload) };
    this.#ledger.beginCreate(kind, content);
    const id = await this.#acknowledged(
      () => this.#client.create(kind, content, upload, busySubcategory),
      () => this.#ledger.endCreate(kind, content, null),
    );
    this.#ledger.endCreate(kind, content, id);
    return id;
  }

  async #edit(id: string): Promise<void> {
    const entry = this.#ledger.entries.get(id);
    if (!entry) return;
    const upload = Math.random() < 0.5 ? await somePicture() : null;
    const taken = entry.kind === 'products' && !upload && Math.random() < 0.3;
    const picture = upload ? pictureKey(upload) : taken ? null : entry.content.picture;
    const content: Content = { text: randomUUID(), picture };
    entry.doubtful = content;
    await this.#acknowledged(
      () => this.#client.edit(entry.kind, id, content, upload),
      () => delete entry.doubtful,
    );
    entry.content = content;
    delete entry.doubtful;
  }

  async #delete(id: string): Promise<void> {
    const entry = this.#ledger.entries.get(id);
    if (!entry) return;
    entry.doubtful = 'deleted';
    await this.#acknowledged(
      () => this.#client.delete(entry.kind, id),
      () => delete entry.doubtful,
    );
    this.#ledger.entries.delete(id);
  }

  async #reorder(subcategory: string): Promise<void> {
    const order = this.#ledger.orders.get(subcategory);
    if (!order) throw new Error(`${subcategory} has no rows to reorder`);
    const ids = shuffled(order.ids);
    order.doubtful = ids;
    await this.#acknowledged(
      () => this.#client.reorder(ids),
      () => delete order.doubtful,
    );
    this.#ledger.orders.set(subcategory, { ids });
  }

  /** Moves rows of the busy list to its front; one that is deleted meanwhile is a refusal. */
  async #shuffleSome(): Promise<void> {
    const products = [...this.#ledger.entries].filter(([, { kind }]) => kind === 'products').map(([id]) => id);
    const ids = shuffled(products).slice(0, 5);
    if (ids.length > 0)
      await this.#acknowledged(
        () => this.#client.reorder(ids),
        () => {},
      );
    else await setTimeout(10);
  }

  /** Counts a write whose answer has come; one that is refused has changed nothing. */
  async #acknowledged<T>(write: () => Promise<T>, undo: () => void): Promise<T> {
    try {
      const answer = await write();
      this.#ledger.acknowledged += 1;
      return answer;
    } catch (error) {
      if (error instanceof Refused && error.status < 500) undo();
      throw error;
    }
  }
}

/** One that many show, or one that nobody has shown before. */
async function somePicture(): Promise<Buffer> {
  const shared = await sharedPictures;
  return (
    shared[randomInt(shared.length * 2)] ?? picture(60, 40, `#${randomInt(0x1000000).toString(16).padStart(6, '0')}`)
  );
}

function shuffled(ids: readonly string[]): string[] {
  const rest = [...ids];
  return ids.map(() => rest.splice(randomInt(rest.length), 1)[0] as string);
}
