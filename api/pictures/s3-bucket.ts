import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { networkCode, S3Error } from './s3-error.ts';

export interface S3Options {
  /** Address of the storage, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** In front of every name, with its slash at the end; may be empty. */
  prefix: string;
  /** Whether the bucket stands in the path rather than in front of the host's name. */
  pathStyle: boolean;
}

/** How long one call may take, in milliseconds. */
const timeoutMs = 15_000;
const tries = 3;

interface Request {
  name?: string;
  query?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  type?: string;
  /** The object that is copied to `name`. */
  source?: string;
  timeout?: number;
}

/** The five calls of the S3 protocol that pictures need. Names are below the prefix. */
export class S3Bucket {
  readonly #client: AwsClient;
  readonly #address: string;
  readonly #prefix: string;
  readonly #name: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey, prefix, pathStyle }: S3Options) {
    const { protocol, host, pathname } = new URL(endpoint);
    const path = pathname.replace(/\/$/, '');
    this.#address = pathStyle ? `${protocol}//${host}${path}/${bucket}` : `${protocol}//${bucket}.${host}${path}`;
    this.#prefix = prefix;
    this.#name = bucket;
    // Tries again on its own only by status; here a broken connection counts too.
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  }

  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    await this.#send('PUT', { name, body: Uint8Array.from(bytes), type });
  }

  async get(name: string): Promise<Buffer | null> {
    try {
      return await this.#send('GET', { name });
    } catch (error) {
      if ((error as S3Error).code === 'NoSuchKey') return null;
      throw error;
    }
  }

  async copy(source: string, name: string): Promise<void> {
    await this.#send('PUT', { name, source });
  }

  async delete(name: string): Promise<void> {
    await this.#send('DELETE', { name });
  }

  /** Names that begin with the given text, in alphabetical order. */
  async *list(start: string, { page = 1_000, timeout = timeoutMs } = {}): AsyncIterable<string> {
    // The first version of the call, with its last key as the next marker: every storage knows it.
    let marker = '';
    for (;;) {
      const query = { prefix: this.#prefix + start, 'max-keys': String(page), ...(marker && { marker }) };
      const xml = (await this.#send('GET', { query, timeout })).toString();
      const keys = elements(xml, 'Key');
      for (const key of keys) yield key.slice(this.#prefix.length);
      if (elements(xml, 'IsTruncated')[0] !== 'true' || keys.length === 0) return;
      marker = keys.at(-1) ?? '';
    }
  }

  /** Rejects when the bucket cannot be used at present. */
  async check(): Promise<void> {
    // Nothing has such a name.
    for await (const _ of this.list('.check/', { timeout: 3_000 }));
  }

  /** Makes a call, up to three times where trying again may help; each of them can be repeated without harm. */
  async #send(method: string, request: Request): Promise<Buffer> {
    for (let left = tries - 1; ; left -= 1) {
      try {
        const response = await this.#fetch(method, request);
        if (response.ok) return Buffer.from(await response.arrayBuffer());
        const error = await this.#refusal(response);
        if (left === 0 || (response.status < 500 && response.status !== 429)) throw error;
      } catch (error) {
        if (error instanceof S3Error) throw error;
        const code = networkCode(error as Error);
        if (left === 0 || code === 'TimeoutError') {
          const seconds = (request.timeout ?? timeoutMs) / 1000;
          const detail = code === 'TimeoutError' ? `did not answer within ${seconds} s` : `cannot be reached (${code})`;
          throw new S3Error(this.#address, code, detail);
        }
      }
      await new Promise((resolve) => setTimeout(resolve, (tries - left) * 100 * (1 + Math.random())));
    }
  }

  async #fetch(method: string, { name, query, body, type, source, timeout = timeoutMs }: Request): Promise<Response> {
    const path = name === undefined ? '' : `/${this.#prefix}${name}`;
    const url = `${this.#address}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const headers: Record<string, string> = {};
    if (type) headers['content-type'] = type;
    if (source) headers['x-amz-copy-source'] = `/${this.#name}/${this.#prefix}${source}`;
    // With its hash signed, a body that was damaged on its way is refused.
    if (body) headers['x-amz-content-sha256'] = createHash('sha256').update(body).digest('hex');
    const signed = await this.#client.sign(url, { method, headers, ...(body && { body }) });
    return fetch(signed, { signal: AbortSignal.timeout(timeout) });
  }

  async #refusal(response: Response): Promise<S3Error> {
    const xml = await response.text();
    const code = elements(xml, 'Code')[0] ?? `${response.status}`;
    // A server that says no more than 404 means the object.
    const known = code === '404' ? 'NoSuchKey' : code;
    const message = elements(xml, 'Message')[0]?.replace(/\.$/, '') ?? response.statusText;
    return new S3Error(this.#address, known, `answers ${response.status} ${code} (${message})`);
  }
}

/** The texts of all elements of one name. */
function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescaped(text));
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

function unescaped(text: string): string {
  return text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}
