import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { pictureFormats } from '@varda/contract/picture-url';
import type { Picture } from '@varda/contract/pictures';
import { firstAdmin } from '../test-app.ts';
import type { Content, Kind, Listed } from './ledger.ts';

/** A refusal of the api, which has stored nothing. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(`${status} ${body}`);
    this.status = status;
  }
}

/** A product in its subcategory. */
export interface Placed extends Listed {
  subcategory: string;
  position: number;
}

interface Card {
  _id: string;
  name: { en: string; mk: string };
  dosage?: { en: string; mk: string };
  text?: { en: string; mk: string };
  picture: Picture | null;
  categoryName: string;
  position: number;
}

/** The calls that writers and inspectors make, over the wire. */
export class SiteClient {
  readonly #address: string;
  readonly #token: string;
  readonly #retryMs: number;
  /** Requests that were sent once more, under their key, as the answer was that they may succeed later. */
  repeated = 0;

  /** @param retryMs how long a request is repeated that is answered with 503 or 507, in milliseconds */
  constructor(address: string, token: string, retryMs = 0) {
    this.#address = address;
    this.#token = token;
    this.#retryMs = retryMs;
  }

  static async signIn(address: string): Promise<SiteClient> {
    const answer = await fetch(`${address}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(firstAdmin),
    });
    const { token } = (await answer.json()) as { token: string };
    return new SiteClient(address, token);
  }

  /** The same session at another address: sessions outlive the process. */
  at(address: string): SiteClient {
    return new SiteClient(address, this.#token, this.#retryMs);
  }

  /** The same session of somebody who tries again until it works. */
  retrying(retryMs: number): SiteClient {
    return new SiteClient(this.#address, this.#token, retryMs);
  }

  async create(kind: Kind, content: Content, upload: Buffer | null, subcategory: string): Promise<string> {
    return (await this.#send<{ _id: string }>('POST', `/${kind}`, form(kind, content, upload, subcategory)))._id;
  }

  async edit(kind: Kind, id: string, content: Content, upload: Buffer | null): Promise<void> {
    await this.#send('PUT', `/${kind}/${id}`, form(kind, content, upload));
  }

  async delete(kind: Kind, id: string): Promise<void> {
    await this.#send('DELETE', `/${kind}/${id}`);
  }

  async reorder(ids: readonly string[]): Promise<void> {
    const moves = ids.map((_id, index) => ({ _id, position: index + 1 }));
    await this.#send('PATCH', '/products/reorder', JSON.stringify(moves));
  }

  async products(): Promise<Placed[]> {
    const cards = await this.#send<Card[]>('GET', '/products/all');
    return cards.map((card) => ({
      ...listed('products', card),
      subcategory: card.categoryName,
      position: card.position,
    }));
  }

  async dosage(): Promise<Listed[]> {
    return (await this.#send<Card[]>('GET', '/dosage')).map((card) => listed('dosage', card));
  }

  /** A hash of all files of a picture together, or nothing if one of them is not served. */
  async pictureHash(key: string, widths: readonly number[]): Promise<string | null> {
    const hash = createHash('sha256');
    for (const width of widths)
      for (const format of pictureFormats) {
        const answer = await fetch(`${this.#address}/pictures/${key}/${width}.${format}`);
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (!answer.ok || bytes.length === 0) return null;
        hash.update(bytes);
      }
    return hash.digest('hex');
  }

  async #send<T>(method: string, path: string, body?: FormData | string): Promise<T> {
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(this.#retryMs > 0 && method !== 'GET' && { 'idempotency-key': randomUUID() }),
    };
    const until = Date.now() + this.#retryMs;
    for (;;) {
      const answer = await fetch(this.#address + path, { method, headers, ...(body && { body }) });
      const text = await answer.text();
      if (answer.ok) return JSON.parse(text) as T;
      if (![503, 507].includes(answer.status) || Date.now() > until) throw new Refused(answer.status, text);
      this.repeated += 1;
      await setTimeout(200);
    }
  }
}

function form(kind: Kind, { text, picture }: Content, upload: Buffer | null, subcategory?: string): FormData {
  const both = JSON.stringify({ en: text, mk: text });
  const rich = JSON.stringify({ en: `<p>${text}</p>`, mk: `<p>${text}</p>` });
  const fields = new FormData();
  fields.append('name', both);
  fields.append(kind === 'products' ? 'description' : 'text', rich);
  if (kind === 'products') fields.append('dosage', both);
  if (subcategory && kind === 'products') fields.append('categoryName', subcategory);
  if (upload) fields.append('image', new Blob([Uint8Array.from(upload)]), 'picture.png');
  else if (kind === 'products' && !subcategory && !picture) fields.append('removeImage', 'true');
  return fields;
}

function listed(kind: Kind, { _id, name, dosage, text, picture }: Card): Listed {
  const others = [dosage?.en, dosage?.mk, text?.en, text?.mk].filter((one) => one !== undefined);
  const texts = [name.en, name.mk, ...others.map((one) => one.replace(/<\/?p>/g, ''))];
  return { kind, id: _id, texts, picture: picture?.key ?? null };
}
