export type Kind = 'products' | 'dosage';

/** What a writer gives an entry: one text in all of its fields, so that half of an edit shows, and a picture's key. */
export interface Content {
  text: string;
  picture: string | null;
}

/** An entry as the api lists it. */
export interface Listed {
  kind: Kind;
  id: string;
  texts: string[];
  picture: string | null;
}

interface Entry {
  kind: Kind;
  /** As it was last acknowledged. */
  content: Content;
  /** What a write wanted whose answer never came: it has happened or it has not. */
  doubtful?: Content | 'deleted';
}

interface Order {
  ids: string[];
  doubtful?: string[];
}

/** What the api has acknowledged, and what it may have stored without saying so. */
export class Ledger {
  readonly entries = new Map<string, Entry>();
  readonly orders = new Map<string, Order>();
  /** Entries of which a creation was asked for without an answer, by their text. */
  readonly #created = new Map<string, { kind: Kind; content: Content }>();
  /** How many writes have been acknowledged. */
  acknowledged = 0;
  /** How many had no answer when the process was killed. */
  doubtful = 0;

  beginCreate(kind: Kind, content: Content): void {
    this.#created.set(content.text, { kind, content });
  }

  endCreate(kind: Kind, content: Content, id: string | null): void {
    this.#created.delete(content.text);
    if (id) this.entries.set(id, { kind, content });
  }

  /**
   * Compares the ledger with what is stored after a restart; from then on, what was in doubt is what was found.
   *
   * @returns what must not be
   */
  settle(listed: readonly Listed[]): { lost: string[]; halfDone: string[] } {
    const lost: string[] = [];
    const halfDone: string[] = [];
    const found = new Map(listed.map((entry) => [entry.id, entry]));
    this.doubtful += this.#created.size;
    for (const [id, entry] of this.entries) {
      if (entry.doubtful) this.doubtful += 1;
      const stored = found.get(id);
      const wanted = [entry.content, ...(entry.doubtful && entry.doubtful !== 'deleted' ? [entry.doubtful] : [])];
      if (!stored) {
        if (entry.doubtful !== 'deleted') lost.push(`${entry.kind} ${id} “${entry.content.text}” is gone`);
        this.entries.delete(id);
        continue;
      }
      const content = wanted.find((content) => isSame(stored, content));
      if (!content)
        (isMixed(stored) ? halfDone : lost).push(`${entry.kind} ${id} is ${said(stored)}, not ${said(wanted)}`);
      this.entries.set(id, { kind: entry.kind, content: content ?? entry.content });
    }
    for (const stored of listed) {
      if (this.entries.has(stored.id)) continue;
      const created = this.#created.get(stored.texts[0] ?? '');
      if (created && isSame(stored, created.content)) this.entries.set(stored.id, created);
      else lost.push(`${stored.kind} ${stored.id} is there again or half done: ${said(stored)}`);
    }
    this.#created.clear();
    return { lost, halfDone };
  }

  /** The same for the lists that are only reordered. */
  settleOrder(subcategory: string, ids: readonly string[]): { lost: string[]; halfDone: string[] } {
    const order = this.orders.get(subcategory);
    if (!order) return { lost: [], halfDone: [] };
    if (order.doubtful) this.doubtful += 1;
    const known = [order.ids, order.doubtful].find((wanted) => wanted?.join() === ids.join());
    this.orders.set(subcategory, { ids: [...ids] });
    if (known) return { lost: [], halfDone: [] };
    return { lost: [], halfDone: [`${subcategory} is neither in the order before nor in the one after`] };
  }
}

function isSame({ texts, picture }: Listed, content: Content): boolean {
  return texts.every((text) => text === content.text) && picture === content.picture;
}

function isMixed({ texts }: Listed): boolean {
  return new Set(texts).size > 1;
}

const said = (value: unknown) => JSON.stringify(value);
