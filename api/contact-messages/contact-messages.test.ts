import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import type { ContactMessage } from '@varda/contract/contact-messages';
import { noText } from '@varda/contract/language';
import type { Kysely } from 'kysely';
import { up as noteAccounts } from '../database/migrations/066-answering-accounts.ts';
import { onEachEngine } from '../test/test-app.ts';
import { forgetOldMessages, insertContactMessage } from './contact-messages.repository.ts';
import { trashedMessages } from './trashed-messages.ts';

const note = { name: 'Ana Trajkovska', email: 'Ana@Pharmacy.example', message: 'Do you deliver?\nThank you.' };

let visitors = 0;
/** A visitor from an address of their own: messages are counted by address. */
const visitor = () => {
  visitors += 1;
  return { 'x-forwarded-for': `203.0.113.${visitors % 250}` };
};

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  beforeEach(async () => {
    await app().db.deleteFrom('contact_messages').execute();
    await app().db.deleteFrom('trash').execute();
    await app().db.deleteFrom('idempotency_keys').execute();
  });
  const send = (json: unknown, headers: Record<string, string> = visitor(), query = '') =>
    app().send(`POST /contact${query}`, { json, headers });
  const inbox = async (query = ''): Promise<{ messages: ContactMessage[]; totalCount: number; unreadCount: number }> =>
    (await app().send(`GET /contact-messages${query}`, { token })).body;

  test('[S-07] [P-11] a message is stored before success is answered, and nothing of it is answered', async () => {
    const { status, body } = await send(note);
    assert.deepEqual([status, body], [201, { done: true }]);
    const { messages, totalCount, unreadCount } = await inbox();
    const { _id, createdAt, updatedAt, ...rest } = messages[0] as ContactMessage;
    assert.deepEqual(rest, { ...note, email: 'ana@pharmacy.example', read: false, mail: 'none', answered: null });
    assert.deepEqual([totalCount, unreadCount], [1, 1]);
    assert.deepEqual(await app().db.selectFrom('outbox').selectAll().execute(), []);
  });

  test('[S-07] name, a valid address and a message are needed, and all have bounds', async () => {
    const none = await send({}, visitor(), '?lang=mk');
    const required = 'Задолжително поле';
    assert.deepEqual([none.status, none.body.fields], [422, { name: required, email: required, message: required }]);
    const refusals: [part: object, field: string][] = [
      [{ name: ' ' }, 'name'],
      [{ name: '\u200b\u2060' }, 'name'],
      [{ message: '\u200b \n' }, 'message'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ email: 'ana' }, 'email'],
      [{ email: 'ana@pharmacy' }, 'email'],
      [{ message: ' \n ' }, 'message'],
      [{ message: 'x'.repeat(5_001) }, 'message'],
      [{ message: 'a\u0000b' }, 'message'],
      [{ name: { toString: 'x' } }, 'name'],
    ];
    for (const [part, field] of refusals) {
      const { status, body } = await send({ ...note, ...part });
      assert.deepEqual([status, Object.keys(body.fields)], [422, [field]], JSON.stringify(part).slice(0, 60));
    }
    const form = await app().send('POST /contact', { urlencoded: note, headers: visitor() });
    assert.equal(form.status, 415);
    assert.equal((await inbox()).totalCount, 0);
  });

  test('[P-11] [K-06] the same words that come again, under another key or none, are one message until it is deleted', async () => {
    const key = { 'idempotency-key': 'of-the-page-before' };
    for (const headers of [{}, {}, key]) assert.equal((await send(note, { ...visitor(), ...headers })).status, 201);
    const [message, ...others] = (await inbox()).messages;
    assert.deepEqual(others, []);
    for (const part of [{ name: 'Ana' }, { email: 'ana@site.example' }, { message: 'Another' }])
      assert.equal((await send({ ...note, ...part }, { ...visitor(), ...key })).status, 201);
    assert.equal((await inbox()).totalCount, 4);

    await app().send(`DELETE /contact-messages/${message?._id}`, { token });
    for (let tries = 0; tries < 2; tries += 1) await send(note);
    assert.equal((await inbox()).totalCount, 4);
  });

  test('[P-11] [K-06] who writes the same words again once they were answered has written another message', async () => {
    await send(note);
    const [message] = (await inbox()).messages;
    const mark = (json: object) => app().send(`PATCH /contact-messages/${message?._id}`, { token, json });
    await mark({ read: true });
    await send(note);
    assert.equal((await inbox()).totalCount, 1);
    await mark({ answered: true });
    for (let tries = 0; tries < 2; tries += 1) await send(note);
    const { totalCount, unreadCount } = await inbox();
    assert.deepEqual([totalCount, unreadCount], [2, 1]);
  });

  test('[K-22] a deleted message lies in the trash with its e-mail and comes back as it was; the log has no name of a visitor', async () => {
    const { db } = app();
    await send(note);
    const [message] = (await inbox()).messages;
    const id = message?._id ?? '';
    const { token: admin } = await app().signIn('admin');
    await app().send(`PATCH /contact-messages/${id}`, { token, json: { answered: true } });
    const [before] = (await inbox()).messages;
    await db
      .insertInto('outbox')
      .values({ message_id: id, attempts: 1, due_at: before?.createdAt ?? '' })
      .execute();
    const remove = () => app().send(`DELETE /contact-messages/${id}`, { token });
    const restore = (as: string) => app().send(`POST /trash/contact-messages/${id}/restore`, { token: as });
    const deleted = await remove();
    assert.deepEqual([deleted.status, deleted.body, (await remove()).status], [200, { done: true }, 404]);
    assert.equal((await inbox()).totalCount, 0);
    assert.deepEqual(await db.selectFrom('outbox').selectAll().execute(), []);
    const listed = async (as: string) =>
      (await app().send('GET /trash?entity=contact-messages', { token: as })).body.items;
    const [trashed] = await listed(token);
    assert.deepEqual([trashed.title, trashed.area], [{ en: note.name, mk: note.name }, 'contacts']);
    const limited = async (...restrictions: Parameters<ReturnType<typeof app>['signIn']>[1] & {}) =>
      (await app().signIn('user', restrictions)).token;
    assert.deepEqual(await listed(await limited('contacts.see')), []);
    assert.equal((await restore(await limited('contacts.delete'))).status, 403);

    // No visitor sees it.
    assert.equal((await restore(await limited('contacts.publish'))).status, 200);
    assert.deepEqual((await inbox()).messages, [before]);
    const [mail] = await db.selectFrom('outbox').selectAll().execute();
    assert.deepEqual([mail?.message_id, mail?.attempts], [id, 1]);
    await remove();
    assert.equal((await app().send(`DELETE /trash/contact-messages/${id}`, { token: admin })).status, 200);
    assert.equal((await restore(token)).status, 404);
    const { activities } = (await app().send(`GET /activity?item=${id}`, { token: admin })).body;
    assert.deepEqual(
      activities.map(({ action, item }: { action: string; item: object }) => [action, item]),
      ['delete_for_good', 'delete', 'restore', 'delete'].map((action) => [action, { _id: id, title: noText }]),
    );
  });

  test('[K-07] [K-22] a message in the trash goes when its days are over, counted from when it came', async () => {
    const { db } = app();
    const came = [new Date(0).toISOString(), new Date().toISOString()];
    for (const created_at of came) {
      const id = await insertContactMessage(db, note, 'none');
      await db.updateTable('contact_messages').set({ created_at }).where('id', '=', id).execute();
      await app().send(`DELETE /contact-messages/${id}`, { token });
    }
    await forgetOldMessages(db, new Date(Date.now() - 60_000).toISOString());
    const left = (await trashedMessages(db)).map(({ message }) => message.created_at);
    assert.deepEqual(left, came.slice(1));
  });

  test('[S-07] a message with the field that people do not see is dropped, without saying so', async () => {
    const machine = await send({ ...note, website: 'https://spam.example' });
    const person = await send({ ...note, website: '' });
    assert.deepEqual([machine.status, machine.body], [person.status, person.body]);
    assert.equal((await inbox()).totalCount, 1);
  });

  test('[S-07] after ten messages an address waits, and only that one', async () => {
    const address = visitor();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, each) => send({ ...note, name: `Ana ${each}` }, address)),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 10);
    const refused = answers.find(({ status }) => status === 429);
    assert.match(String(refused?.headers['retry-after']), /^[1-9]\d*$/);
    assert.match(refused?.body.message, /^Too many attempts\. Please try again in 15 minutes\.$/);
    assert.equal((await send(note)).status, 201);
    assert.equal((await inbox()).totalCount, 11);
    const limits = await app()
      .db.selectFrom('rate_limits' as never)
      .selectAll()
      .execute();
    assert.doesNotMatch(JSON.stringify(limits), /203\.0\.113/);
  });

  test('[S-07] staff list messages by page, search and sort them, the newest first', async () => {
    for (const [name, message] of [
      ['Јован', 'За цените'],
      ['Zoran', 'About prices'],
      ['Ана', 'За шампонот'],
    ])
      await send({ ...note, name, message });
    const names = async (query: string) => (await inbox(query)).messages.map(({ name }) => name).join(' ');
    assert.equal(await names(''), 'Ана Zoran Јован');
    assert.equal(await names('?sortBy=name'), 'Ана Јован Zoran');
    assert.equal(await names('?limit=1&page=3'), 'Јован');
    assert.equal((await inbox('?limit=1&page=3')).totalCount, 3);
    assert.equal(await names('?search=shampon'), 'Ана');
    assert.equal(await names('?search=PHARMACY.example%20cenite'), 'Јован');
    assert.equal((await app().send('GET /contact-messages?sortBy=message', { token })).status, 400);
  });

  test('[S-07] a message is marked as read and as unread, and found by that', async () => {
    await send({ ...note, name: 'First' });
    await send({ ...note, name: 'Second' });
    const [, first] = (await inbox()).messages;
    const mark = (json: unknown) => app().send(`PATCH /contact-messages/${first?._id}`, { token, json });
    const read = await mark({ read: true });
    assert.deepEqual(read.body, { ...first, read: true, updatedAt: read.body.updatedAt });
    const names = async (query: string) => (await inbox(query)).messages.map(({ name }) => name).join(' ');
    assert.deepEqual([await names('?unread=true'), await names('?unread=false')], ['Second', 'First']);
    const { totalCount, unreadCount } = await inbox('?unread=false');
    assert.deepEqual([totalCount, unreadCount], [1, 1]);
    assert.equal((await mark({ read: false })).body.read, false);
    assert.equal((await inbox()).unreadCount, 2);
    for (const json of [{}, { read: 'yes' }, { read: null }]) assert.equal((await mark(json)).status, 422);
  });

  test('[P-11] who has answered a message, and when, is kept with it: the first one, until somebody takes it back', async () => {
    await send(note);
    const { _id } = (await inbox()).messages[0] as ContactMessage;
    const mark = async (answered: boolean, by: string) =>
      (await app().send(`PATCH /contact-messages/${_id}`, { token: by, json: { answered } })).body;
    const admin = (await app().signIn('admin')).token;
    const first = await mark(true, token);
    assert.deepEqual([first.answered.by, first.read], ['A user', false]);
    assert.ok(Math.abs(Date.parse(first.answered.at) - Date.now()) < 60_000);
    assert.deepEqual((await mark(true, admin)).answered, first.answered);
    assert.equal((await mark(false, admin)).answered, null);
    assert.equal((await mark(true, admin)).answered.by, 'A admin');
    assert.equal((await inbox()).messages[0]?.answered?.by, 'A admin');
  });

  test('[U-08] answers of before accounts were noted belong to the one account of that name', async () => {
    const accountOf = async (name: string) => {
      const { id } = await app().signIn('user');
      await app().db.updateTable('users').set({ name }).where('id', '=', id).execute();
      return id;
    };
    const ana = await accountOf('Ana Answers');
    await accountOf('Petar Twice');
    await accountOf('Petar Twice');
    for (const name of ['Ana Answers', 'Petar Twice', 'Somebody gone', 'Nobody']) await send({ ...note, name });
    await app()
      .db.updateTable('contact_messages')
      .set(({ ref }) => ({ answered_by: ref('name') }))
      .where('name', '<>', 'Nobody')
      .execute();
    await app().db.schema.alterTable('contact_messages').dropColumn('answered_by_id').execute();
    await noteAccounts(app().db as unknown as Kysely<unknown>);
    const rows = await app().db.selectFrom('contact_messages').select(['name', 'answered_by_id']).execute();
    assert.deepEqual(Object.fromEntries(rows.map(({ name, answered_by_id }) => [name, answered_by_id])), {
      'Ana Answers': ana,
      'Petar Twice': null,
      'Somebody gone': null,
      Nobody: null,
    });
  });

  test('[S-07] a deleted message is gone', async () => {
    await send(note);
    const [message] = (await inbox()).messages;
    const address = `/contact-messages/${message?._id}`;
    assert.deepEqual((await app().send(`DELETE ${address}`, { token })).body, { done: true });
    assert.equal((await inbox()).totalCount, 0);
    assert.equal((await app().send(`DELETE ${address}`, { token })).status, 404);
    assert.equal((await app().send(`PATCH ${address}`, { token, json: { read: true } })).status, 404);
  });

  test('[S-04] the form is public, the inbox is for staff and never kept', async () => {
    for (const call of ['GET /contact-messages', 'PATCH /contact-messages/x', 'DELETE /contact-messages/x'] as const)
      assert.equal((await app().send(call)).status, 401, call);
    const { headers } = await app().send('GET /contact-messages', { token });
    assert.equal(headers['cache-control'], 'no-store');
  });
});
