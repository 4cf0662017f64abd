import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { hashToken } from './accounts/sessions.repository.ts';
import { newId } from './database/ids.ts';
import { readEnvironment } from './environment.ts';
import { retention } from './retention.ts';
import { onEachEngine } from './test/test-app.ts';

const tables = [
  'contact_messages',
  'outbox',
  'release_events',
  'vitals',
  'idempotency_keys',
  'versions',
  'activity',
  'password_links',
  'passkey_challenges',
  'known_browsers',
  'presence',
] as const;
const settings = Object.keys(retention);

onEachEngine(
  (app) => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

    test('[K-07] the hourly job removes what has been kept for as long as is set, and nothing younger', async () => {
      const { db, services } = app();
      const { id: user, token } = await app().signIn('admin');
      for (const days of [29, 31]) {
        const at = ago(days);
        const id = newId();
        const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello', mail: 'waiting', read: 0 } as const;
        await db
          .insertInto('contact_messages')
          .values({ id, ...message, name_sort: '', search: '', created_at: at, updated_at: at })
          .execute();
        await db
          .insertInto('outbox')
          .values({ message_id: id, attempts: 0, due_at: ago(-1) })
          .execute();
        await db
          .insertInto('release_events')
          .values([
            { id: newId(), remote: 'public', action: 'published', version: null, at, by: 'Ana', by_id: user },
            { id: newId(), remote: 'moved', action: 'added', version: null, at, by: 'Ana', by_id: user },
            { id: newId(), remote: 'moved', action: 'live', version: null, at, by: 'Ana', by_id: user },
          ])
          .execute();
        const item = { kind: 'products', item_id: 'a', version: 31 - days, by_id: null, by_name: null };
        await db
          .insertInto('versions')
          .values({ ...item, at, fields: '[]', undo: '{}' })
          .execute();
        const deed = {
          action: 'edit',
          entity: 'history',
          title_en: '',
          title_mk: '',
          details: '[]',
          search: '',
        } as const;
        await db
          .insertInto('activity')
          .values({ ...deed, id, at, item_id: null, by_id: null, by_name: null, request_id: null })
          .execute();
        const vitals = { remote: 'public', version: '', page: '/', metric: 'LCP', bucket: 1, count: 1 } as const;
        await db
          .insertInto('vitals')
          .values({ ...vitals, day: at.slice(0, 10) })
          .execute();
      }
      for (const [item_id, seen, expires_at] of [
        ['ended', ago(401), ago(0.01)],
        ['still open', ago(399), ago(-0.01)],
      ] as const) {
        const link = { purpose: 'recovery', language: 'en', attempts: 0, due_at: null } as const;
        const values = { id: newId(), email: 'ana@example.com', ...link, expires_at, created_at: seen };
        await db.insertInto('password_links').values(values).execute();
        await db
          .insertInto('passkey_challenges')
          .values({ challenge_hash: hashToken(item_id), user_id: null, expires_at })
          .execute();
        await db
          .insertInto('known_browsers')
          .values({ user_id: user, browser_hash: hashToken(item_id), seen_at: seen })
          .execute();
        await db
          .insertInto('presence')
          .values({ kind: 'products', item_id, user_id: user, since: seen, expires_at })
          .execute();
      }
      for (const [name, days] of Object.entries({ young: 1, old: 3 })) {
        const created_at = ago(days);
        const token_hash = hashToken(name);
        await db
          .insertInto('sessions')
          .values({ token_hash, user_id: user, created_at, used_at: created_at, expires_at: ago(-1) })
          .execute();
        await db
          .insertInto('idempotency_keys')
          .values({ person: name, endpoint: '', key: '', request: '', result: null, created_at })
          .execute();
      }
      await db
        .updateTable('sessions')
        .set({ expires_at: ago(1) })
        .where('token_hash', '=', hashToken('young'))
        .execute();

      const left = async () => {
        const count = async (table: (typeof tables)[number]) =>
          (
            await db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as('rows'))
              .executeTakeFirstOrThrow()
          ).rows;
        const sessions = await db.selectFrom('sessions').select('token_hash').where('user_id', '=', user).execute();
        const counts = [];
        for (const table of tables) counts.push(`${table} ${await count(table)}`);
        const moves = await db
          .selectFrom('release_events')
          .select(['by', 'by_id'])
          .where('action', '=', 'live')
          .execute();
        counts.push(...moves.map(({ by, by_id }) => `moved by ${by || by_id || 'nobody'}`).toSorted());
        return [...counts, ...sessions.map(({ token_hash }) => token_hash)];
      };
      // What a rollback needs stays, the old of it without its person.
      const rows = tables.map((table) => `${table} ${table === 'release_events' ? 5 : 1}`);
      const expected = [...rows, 'moved by Ana', 'moved by nobody', hashToken(token)];
      services.afterStart();
      const deadline = Date.now() + 30_000;
      while (String(await left()) !== String(expected) && Date.now() < deadline) await setTimeout(50);
      assert.deepEqual(await left(), expected);
    });
  },
  {
    MESSAGES_DAYS: '30',
    RELEASE_EVENTS_DAYS: '30',
    VITALS_DAYS: '30',
    SESSION_DAYS: '2',
    IDEMPOTENCY_DAYS: '2',
    HISTORY_DAYS: '30',
    ACTIVITY_DAYS: '30',
  },
);

test('[K-07] each time has a setting that is checked, and a row with its standard in the README', async () => {
  const readme = await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const standards: Record<string, unknown> = readEnvironment({});
  for (const name of settings) {
    for (const wrong of ['a week', '-1', '99999', '1.5'])
      assert.throws(() => readEnvironment({ [name]: wrong }), new RegExp(name), `${name}=${wrong}`);
    assert.match(readme, new RegExp(`\\| \`${name}\` +\\| ${standards[name]} +\\|`), name);
  }
});
