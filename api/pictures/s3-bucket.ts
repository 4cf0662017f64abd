import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
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
  /** Of the object's bytes, the first and the last one that are wanted. */
  range?: [first: number, last: number];
  timeout?: number;
}

/** Large files go and come in parts, which a broken connection costs one of. */
const partBytes = 16 * 2 ** 20;
const partTimeoutMs = 5 * 60_000;

/** The calls of the S3 protocol that pictures and backups need. Names are below the prefix. */
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

  /** Puts a file of any size; nothing of one that fails stays. */
  async putFile(name: string, file: string): Promise<void> {
    const [uploadId = ''] = elements(
      String((await this.#send('POST', { name, query: { uploads: '' } })).bytes),
      'UploadId',
    );
    try {
      const parts: string[] = [];
      const content = createReadStream(file, { highWaterMark: partBytes });
      for await (const chunk of content) {
        const query = { partNumber: String(parts.length + 1), uploadId };
        const body = Uint8Array.from(chunk as Buffer);
        const { headers } = await this.#send('PUT', { name, query, body, timeout: partTimeoutMs });
        parts.push(`<Part><PartNumber>${query.partNumber}</PartNumber><ETag>${headers.get('etag')}</ETag></Part>`);
      }
      const xml = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      const body = Uint8Array.from(Buffer.from(xml));
      const { bytes } = await this.#send('POST', { name, query: { uploadId }, body, timeout: partTimeoutMs });
      // It may fail after its status has been sent.
      const [problem] = elements(String(bytes), 'Message');
      if (problem) throw new S3Error(this.#address, 'InternalError', `has not put ${name} together (${problem})`, true);
    } catch (error) {
      await this.#send('DELETE', { name, query: { uploadId } }).catch(() => {});
      throw error;
    }
  }

  /** Fetches an object of any size into a file. */
  async getFile(name: string, file: string): Promise<void> {
    const target = await open(file, 'wx', 0o600);
    try {
      for (let first = 0; ; first += partBytes) {
        const range: Request['range'] = [first, first + partBytes - 1];
        const { bytes, headers } = await this.#send('GET', { name, range, timeout: partTimeoutMs });
        await target.appendFile(bytes);
        const total = Number(headers.get('content-range')?.split('/')[1] ?? bytes.length);
        if (first + bytes.length >= total) return;
      }
    } finally {
      await target.close();
    }
  }

  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    await this.#send('PUT', { name, body: Uint8Array.from(bytes), type });
  }

  async get(name: string): Promise<Buffer | null> {
    try {
      return (await this.#send('GET', { name })).bytes;
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
      const xml = (await this.#send('GET', { query, timeout })).bytes.toString();
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

  /** Makes a call, again where that may help; each of them can be repeated without harm. */
  async #send(method: string, request: Request): Promise<{ bytes: Buffer; headers: Headers }> {
    for (let left = tries - 1; ; left -= 1) {
      try {
        const response = await this.#fetch(method, request);
        const { headers } = response;
        if (response.ok) return { bytes: Buffer.from(await response.arrayBuffer()), headers };
        const error = await this.#refusal(response);
        if (left === 0 || !error.isPassing) throw error;
      } catch (error) {
        if (error instanceof S3Error) throw error;
        const code = networkCode(error as Error);
        if (left === 0 || code === 'TimeoutError') {
          const seconds = (request.timeout ?? timeoutMs) / 1000;
          const detail = code === 'TimeoutError' ? `did not answer within ${seconds} s` : `cannot be reached (${code})`;
          throw new S3Error(this.#address, code, detail, true);
        }
      }
      await setTimeout((tries - left) * 100 * (1 + Math.random()));
    }
  }

  async #fetch(
    method: string,
    { name, query, body, type, source, range, timeout = timeoutMs }: Request,
  ): Promise<Response> {
    const path = name === undefined ? '' : `/${this.#prefix}${name}`;
    const url = `${this.#address}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const headers: Record<string, string> = {};
    if (type) headers['content-type'] = type;
    if (range) headers.range = `bytes=${range[0]}-${range[1]}`;
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
    const isPassing = response.status >= 500 || response.status === 429;
    return new S3Error(this.#address, known, `answers ${response.status} ${code} (${message})`, isPassing);
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
