import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { holdAccount } from '../accounts/hold-account.ts';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from './http-error.ts';

/** The header by which a request is known when it comes again because its answer was lost. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{16,100}$/, { error: 'not_an_idempotency_key' })
    .optional(),
});

interface Keyed {
  person: string;
  endpoint: string;
  key: string;
  request: string;
}

interface Calling {
  /** The account that calls; null of a visitor. */
  author: string | null;
  keyed?: Keyed;
}

const calling = new AsyncLocalStorage<Calling>();

/** Runs a handler: what it does within {@link once} is done one time for the key of the request, by an account that is there. */
export function withKey<T>(request: FastifyRequest, run: () => Promise<T>): Promise<T> {
  const { method, url, signedIn, body, formFiles } = request;
  const author = signedIn?.userId ?? null;
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return calling.run({ author }, run);
  const [path = '', query = ''] = url.split('?');
  const hash = createHash('sha256')
    .update(query)
    .update(JSON.stringify(body ?? null, withoutPasswords));
  for (const [name, files] of Object.entries(formFiles ?? {}))
    for (const file of files) hash.update(`\n${name} ${file.length}\n`).update(file);
  const endpoint = `${method} ${path}`;
  return calling.run(
    { author, keyed: { person: author ?? '', endpoint, key, request: hash.digest('base64url') } },
    run,
  );
}

/** A fast hash of a password is no way to keep it. */
function withoutPasswords(name: string, value: unknown): unknown {
  return /password/i.test(name) ? undefined : value;
}

/** Whether the change of this request was made before, under its key: for what a request is refused by once it is made. */
export async function wasMade(db: Db): Promise<boolean> {
  const known = calling.getStore()?.keyed;
  if (!known) return false;
  const row = await rowOf(db, known).executeTakeFirst();
  if (row && row.request !== known.request) throw new HttpError('key_reused');
  return row !== undefined;
}

const rowOf = (db: Db, { person, endpoint, key }: Keyed) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request', 'result'])
    .where('person', '=', person)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key);

/**
 * Makes a change within a transaction, or gives what it gave before if it was made under the key of this request. The key is
 * stored with the change: either both are there or neither. The result has to survive JSON.
 *
 * @throws HttpError `unauthenticated` where whoever makes it was deleted meanwhile
 */
export async function once<T>(tx: Db, change: () => Promise<T>): Promise<T> {
  const { author = null, keyed: known } = calling.getStore() ?? {};
  if (author !== null) await holdAccount(tx, author);
  if (!known) return change();
  const { request, ...key } = known;
  // On PostgreSQL this waits for another transaction with the same key; on SQLite there is none beside this one.
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('idempotency_keys')
    .values({ ...known, result: null, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!added) {
    const before = await rowOf(tx, known).executeTakeFirstOrThrow();
    if (before.request !== request) throw new HttpError('key_reused');
    return JSON.parse(before.result ?? 'null') as T;
  }
  const result = await change();
  await tx
    .updateTable('idempotency_keys')
    .set({ result: JSON.stringify(result ?? null) })
    .where('person', '=', key.person)
    .where('endpoint', '=', key.endpoint)
    .where('key', '=', key.key)
    .execute();
  return result;
}

/** As {@link once}, for what is the same change as long as the same is sent: under another key, too, or under none. */
export function onceOfContent<T>(tx: Db, endpoint: string, content: object, change: () => Promise<T>): Promise<T> {
  const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return calling.run({ author: null, keyed: { person: '', endpoint, key, request: key } }, () => once(tx, change));
}

/** Deletes what an account was answered, and what others were answered that names it. */
export async function deleteKeysOf(tx: Db, { _id, name }: { _id: string; name: string }): Promise<void> {
  const inResult = (text: string) => {
    const quoted = JSON.stringify(text).replace(/[\\%_]/g, '\\$&');
    return sql<boolean>`result like ${`%${quoted}%`} escape '\\'`;
  };
  await tx
    .deleteFrom('idempotency_keys')
    .where((is) => is.or([is('person', '=', _id), inResult(_id), inResult(name)]))
    .execute();
}
