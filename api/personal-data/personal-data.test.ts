import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { PersonalData } from '@varda/contract/personal-data';
import { sql } from 'kysely';
import { insertUser } from '../accounts/users.repository.ts';
import { byProgram } from '../activity/activity.repository.ts';
import { insertContactMessage } from '../contact-messages/contact-messages.repository.ts';
import { guard, isPostgres } from '../database/engine.ts';
import { allTables } from '../dump/dumped-tables.ts';
import { setApprovalRules } from '../test/approval-rules.ts';
import { spawnCommand } from '../test/command-process.ts';
import { careerBody } from '../test/samples.ts';
import { type Answer, onEachEngine, openTestApp, staffPassword, type TestApp } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { deletePerson } from './delete-person.ts';

const staff = { name: 'Veronika Staff', email: 'veronika@varda-pharm.example' };
const visitor = { name: 'Visitor Vlado', email: 'Vlado@Visitors.example', message: 'I should like to apply.' };

test('[U-08] every table of the database stands in docs/privacy.md', async () => {
  const page = await readFile(new URL('../../docs/privacy.md', import.meta.url), 'utf8');
  assert.deepEqual(
    allTables.filter((table) => !page.includes(`\`${table}\``)),
    [],
  );
});

/** An account that has left behind what an account can leave, and its messages; answers the ids. */
async function leaveTraces(app: TestApp) {
  const admin = (await app.signIn('admin')).token;
  const account = { ...staff, role: 'admin', password: staffPassword };
  const headers = () => ({ 'idempotency-key': randomUUID() });
  const { body: user } = await app.send('POST /register', { token: admin, json: account, headers: headers() });
  const login = { email: staff.email, password: staffPassword };
  const { token } = (await app.send('POST /login', { json: login })).body;
  const [kept, trashed] = [
    (await app.send('POST /adminCareer', { token, json: careerBody(), headers: headers() })).body._id,
    (await app.send('POST /adminCareer', { token, json: careerBody() })).body._id,
  ];
  await app.send(`PUT /adminCareer/${kept}`, { token: admin, json: careerBody(), headers: headers() });
  await app.send(`DELETE /adminCareer/${trashed}`, { token });
  const shared = (await app.send('POST /adminCareer', { token: admin, json: careerBody() })).body._id;
  await setApprovalRules(app, admin, ['vacancies']);
  await app.send(`PUT /adminCareer/${shared}?as=draft`, { token, json: { vacancy: { en: 'Drafted' } } });
  await app.send(`POST /approvals/adminCareer/${shared}`, { token, json: { note: 'Is it right?' } });
  await app.send(`POST /approvals/adminCareer/${shared}/return`, { token, json: { comment: 'Not yet.' } });
  const comment = { text: 'Is it enough?', mentions: [] };
  await app.send(`POST /comments/adminCareer/${shared}`, { token, json: comment });
  const mention = { text: `@${staff.name} please look`, mentions: [user._id] };
  const { body: mentioning } = await app.send(`POST /comments/adminCareer/${shared}`, { token: admin, json: mention });
  const resolved = `PATCH /comments/adminCareer/${shared}/${mentioning._id}`;
  await app.send(resolved as 'PATCH /', { token, json: { resolved: true } });
  // Saved by an admin after the person, who scheduled and previewed it.
  await app.send(`PUT /adminCareer/${shared}?as=draft`, { token: admin, json: { vacancy: { mk: 'Нацрт' } } });
  const [at, item] = [new Date(Date.now() + 86_400_000).toISOString(), { entity: 'adminCareer', _id: shared }];
  const schedule = { at, name: 'Tomorrow', items: [{ ...item, action: 'publish', language: null }] };
  assert.equal((await app.send('POST /schedules', { token, json: schedule })).status, 201);
  const preview = `as=preview&preview=${randomBytes(32).toString('base64url')}`;
  assert.equal((await app.send(`PUT /adminCareer/${shared}?${preview}`, { token, json: careerBody() })).status, 200);
  await app.send('POST /release-tokens', { token, json: { name: 'Pipeline', remote: null, days: 1 } });
  const build = { remote: 'public', version: 'a'.repeat(12), contract: 1, integrity: `sha384-${'A'.repeat(64)}` };
  assert.equal((await app.send('POST /releases', { token, json: build })).status, 201);
  await app.send('POST /password-recovery', { json: { email: staff.email } });
  for (const part of [
    {},
    { email: visitor.email.toLowerCase(), message: 'Again' },
    { email: 'another@visitors.example' },
  ])
    await app.send('POST /contact', { json: { ...visitor, ...part } });
  const { messages } = (await app.send('GET /contact-messages?search=another', { token })).body;
  await app.send(`PATCH /contact-messages/${messages[0]._id}`, { token, json: { answered: true } });
  return { admin, token, id: user._id as string, kept, trashed, shared: shared as string };
}

/** Tables in which a text stands, in any column of any row. */
async function tablesWith(app: TestApp, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of allTables) {
    const rows = await app.db.selectFrom(table).selectAll().execute();
    if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(table);
  }
  return found;
}

onEachEngine((app) => {
  test('[U-08] what is stored about a person is shown to admins, and deleted; what was done stays under a pseudonym', async () => {
    const { admin, token, id, kept, trashed, shared } = await leaveTraces(app());
    const send: TestApp['send'] = (call, sending) => app().send(call, { token: admin, ...sending });
    const told = async (email: string): Promise<PersonalData> =>
      (await send('POST /personal-data/export', { json: { email } })).body;

    const own = await told(staff.email.toUpperCase());
    assert.deepEqual([own.account?.name, own.sessions.length, own.tokens.length], [staff.name, 1, 1]);
    assert.deepEqual([own.edits.length, own.deletions.length, own.releases.length, own.messages.length], [2, 1, 1, 0]);
    assert.deepEqual(
      own.approvals.map(({ text }) => text),
      ['Is it right?', 'Not yet.'],
    );
    assert.deepEqual([own.comments.map(({ text }) => text), own.mentions.length], [['Not yet.', 'Is it enough?'], 1]);
    assert.deepEqual(
      own.drafts.map(({ item, fields }) => [item, fields.toSorted()]),
      [[shared, ['vacancy.en', 'vacancy.mk']]],
    );
    assert.deepEqual(
      own.schedules.map(({ name, state, action, item }) => [name, state, action, item]),
      [['Tomorrow', 'waiting', 'publish', shared]],
    );
    assert.deepEqual(
      own.previews.map(({ item, shared: isShared }) => [item, isShared]),
      [[shared, false]],
    );
    assert.equal(own.answers.length, 1);
    assert.ok(own.activity.some(({ action, item }) => action === 'delete' && item === trashed));
    assert.ok(!JSON.stringify(own).includes('A admin'), 'the names of others');
    // In the trash it is stored all the same.
    assert.equal((await send(`DELETE /contact-messages/${own.answers[0]?.message}`)).status, 200);
    assert.deepEqual((await told(staff.email)).answers, own.answers);
    const { messages, account } = await told(visitor.email);
    assert.deepEqual([messages.length, account], [2, null]);

    const remove = (email: string) => send('POST /personal-data/deletion', { json: { email } });
    assert.deepEqual((await remove(visitor.email)).body, { account: false, messages: 2 });
    assert.deepEqual((await told(visitor.email)).messages, []);
    await send('POST /contact', { json: visitor });
    assert.equal((await told(visitor.email)).messages.length, 1, 'the same words are another message by now');
    await remove(visitor.email);
    assert.deepEqual((await remove(staff.email)).body, { account: true, messages: 0 });
    assert.deepEqual((await remove(staff.email)).body, { account: false, messages: 0 });
    assert.equal((await send('GET /session', { token })).status, 401);
    for (const text of [staff.name, staff.email, 'veronika', 'vlado@'])
      assert.deepEqual(await tablesWith(app(), text), [], text);

    const { body: activity } = await send(`GET /activity?person=${id}&limit=100`);
    assert.ok(activity.totalCount > 3);
    const names = new Set(activity.activities.map(({ by }: { by: { name: string } }) => by.name));
    assert.deepEqual([...names], [`#${id.slice(-8)}`]);
    assert.equal((await send(`GET /adminCareer/${kept}`)).body.createdBy.name, `#${id.slice(-8)}`);
    assert.equal((await send(`POST /trash/adminCareer/${trashed}/restore`)).status, 200);
    const { body: restored } = await send(`GET /adminCareer/${trashed}`);
    assert.equal(restored.createdBy.name, `#${id.slice(-8)}`);
    const { comments } = (await send(`GET /comments/adminCareer/${shared}`)).body;
    assert.equal(comments.at(-1).text, `@#${id.slice(-8)} please look`);
    const { activities } = (await send('GET /activity?action=erase')).body;
    assert.deepEqual(
      activities.map(({ item }: { item: unknown }) => item),
      [null, null, null],
    );
  });

  test('[U-08] admins who delete themselves leave no name either', async () => {
    const { token } = await leaveTraces(app());
    for (const { _id } of (await app().send('GET /contact-messages', { token })).body.messages)
      await app().send(`DELETE /contact-messages/${_id}`, { token });
    const { status } = await app().send('POST /personal-data/deletion', { token, json: { email: staff.email } });
    assert.equal(status, 200);
    assert.deepEqual(await tablesWith(app(), staff.name), []);
  });

  for (const first of ['save', 'erasure'] as const)
    test(`[U-08] a save and the erasure of its author at once leave no name, the ${first} being first`, async () => {
      const admin = await app().signIn('admin');
      const { token, id, email } = await app().signIn('user');
      const name = `Leaving ${randomUUID()}`;
      await app().db.updateTable('users').set({ name }).where('id', '=', id).execute();
      const text = (word: string) => ({ text: { en: `<p>${word}</p>`, mk: `<p>${word}</p>` } });
      const made = (await app().send('POST /history', { token, json: text('Before') })).body._id;
      const calls = {
        save: () => app().send(`PUT /history/${made}` as 'PUT /', { token, json: text('Meanwhile') }),
        erasure: () => app().send('POST /personal-data/deletion', { token: admin.token, json: { email } }),
      };
      const answers = await app()
        .db.transaction()
        .execute(async (tx) => {
          // What the first one is to wait for, with the account in its hands.
          if (first === 'save') await guard(tx, 'history');
          else await tx.updateTable('versions').set({ request_id: null }).where('by_id', '=', id).execute();
          const one = calls[first]();
          await untilSomebodyWaits(tx);
          const other = calls[first === 'save' ? 'erasure' : 'save']();
          await Promise.race([other, untilSomebodyWaits(tx, 2)]);
          return { [first]: one, [first === 'save' ? 'erasure' : 'save']: other };
        });
      assert.equal((await answers.erasure)?.status, 200);
      // On SQLite either may come first.
      const expected = !isPostgres(app().db) ? [200, 401] : [first === 'save' ? 200 : 401];
      assert.ok(expected.includes((await answers.save)?.status ?? 0), JSON.stringify((await answers.save)?.body));
      assert.deepEqual(await tablesWith(app(), name), []);
    });

  test('[U-08] exports, ended sessions and what is deleted beside an erasure of whoever does it leave no name', async () => {
    const admin = await app().signIn('admin');
    const { token, id, email } = await app().signIn('admin');
    const name = `Leaving ${randomUUID()}`;
    await app().db.updateTable('users').set({ name }).where('id', '=', id).execute();
    const pipeline = { name: 'Nightly', remote: null, days: 1 };
    const { _id } = (await app().send('POST /release-tokens', { token: admin.token, json: pipeline })).body;
    const message = await insertContactMessage(app().db, visitor, 'none');
    const answers = await app()
      .db.transaction()
      .execute(async (tx) => {
        const begun: Promise<Answer>[] = [];
        await deletePerson(tx, email, byProgram);
        for (const [call, json] of [
          ['GET /activity.csv'],
          ['GET /sheets/users/export?format=csv'],
          ['POST /personal-data/export', { email: staff.email }],
          [`DELETE /release-tokens/${_id}`],
          [`DELETE /contact-messages/${message}`],
          ['DELETE /sessions/others'],
          ['POST /logout'],
        ] as const) {
          begun.push(app().send(call, { token, json }));
          await Promise.race([...begun, untilSomebodyWaits(tx, begun.length)]);
        }
        return begun;
      });
    assert.deepEqual(new Set((await Promise.all(answers)).map(({ status }) => status)), new Set([401]));
    assert.deepEqual(await tablesWith(app(), name), []);
  });

  test('[U-08] [A-06] of two admins who delete each other at once one stays', async () => {
    const [first, second] = [await app().signIn('admin'), await app().signIn('admin')];
    const erase = ({ email }: { email: string }, { token }: { token: string }) =>
      app().send('POST /personal-data/deletion', { token, json: { email } });
    const answers = await Promise.all([erase(first, second), erase(second, first)]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 401]);
    const left = await app().db.selectFrom('users').select('id').where('id', 'in', [first.id, second.id]).execute();
    assert.equal(left.length, 1);
  });

  test('[U-08] an account that is deleted takes along what it was answered, and what others were answered about it', async () => {
    const { admin, id } = await leaveTraces(app());
    const keys = () => app().db.selectFrom('idempotency_keys').selectAll().execute();
    assert.ok((await keys()).filter((key) => key.person === id || key.result?.includes(staff.name)).length >= 3);
    const deletion = { token: admin, headers: { 'idempotency-key': randomUUID() } };
    for (const _ of ['the first time', 'again, as its answer was lost'])
      assert.equal((await app().send(`DELETE /users/${id}`, deletion)).status, 200);
    const left = await keys();
    assert.deepEqual(
      left.filter((key) => key.person === id || key.result?.includes(id) || key.result?.includes(staff.name)),
      [],
    );
    assert.ok(left.length > 0, 'of others, about others');
  });

  test('[U-08] a release names its publisher no more, who had another name that day; what somebody of the same name published stays', async () => {
    const publish = async (token: string, version: string) => {
      const integrity = `sha384-${'A'.repeat(64)}`;
      const json = { remote: 'public', version: version.repeat(12), contract: 1, integrity };
      assert.equal((await app().send('POST /releases', { token, json })).status, 201);
    };
    const [person, namesake] = [await app().signIn('admin'), await app().signIn('admin')];
    await publish(person.token, 'b');
    await publish(namesake.token, 'c');
    // As after a year, when the event beside it is gone.
    await publish(person.token, 'd');
    await app().db.deleteFrom('release_events').where('version', '=', 'd'.repeat(12)).execute();
    const rename = async (id: string, name: string) =>
      app().db.updateTable('users').set({ name }).where('id', '=', id).execute();
    await rename(person.id, 'Maria Married');
    await publish(person.token, 'e');
    await rename(namesake.id, 'Maria Married');
    await publish(namesake.token, 'f');
    await app()
      .db.updateTable('releases')
      .set({ published_by: 'Maria Married' })
      .where('version', '=', 'd'.repeat(12))
      .execute();
    const json = { email: person.email };
    assert.equal((await app().send('POST /personal-data/deletion', { token: namesake.token, json })).status, 200);
    const rows = await app()
      .db.selectFrom('releases')
      .select(['version', 'published_by'])
      .where(
        'version',
        'in',
        [...'bcdef'].map((letter) => letter.repeat(12)),
      )
      .orderBy('version')
      .execute();
    const pseudonym = `#${person.id.slice(-8)}`;
    assert.deepEqual(
      rows.map(({ published_by }) => published_by),
      [pseudonym, 'A admin', pseudonym, pseudonym, 'Maria Married'],
    );
  });

  test('[U-08] an answer to a message names its account no more, who had another name that day; that of a namesake stays', async () => {
    const [person, namesake] = [await app().signIn('admin'), await app().signIn('admin')];
    const answer = async (by: { token: string }, subject: string) => {
      const id = await insertContactMessage(app().db, { ...visitor, message: subject }, 'none');
      await app().send(`PATCH /contact-messages/${id}`, { token: by.token, json: { answered: true } });
      return id;
    };
    const ids = [await answer(person, 'first'), await answer(namesake, 'second'), await answer(person, 'third')];
    // As an instance of the version before this one writes it.
    await app()
      .db.updateTable('contact_messages')
      .set({ answered_by: 'Maria Married', answered_by_id: null })
      .where('id', '=', ids[2] ?? '')
      .execute();
    await app().db.updateTable('users').set({ name: 'Maria Married' }).where('id', '=', person.id).execute();
    const json = { email: person.email };
    const { body: own } = await app().send('POST /personal-data/export', { token: namesake.token, json });
    assert.deepEqual(
      own.answers.map(({ message }: { message: string }) => message),
      [ids[0]],
    );
    await app().send('POST /personal-data/deletion', { token: namesake.token, json });
    const rows = await app().db.selectFrom('contact_messages').select(['id', 'answered_by']).execute();
    const pseudonym = `#${person.id.slice(-8)}`;
    assert.deepEqual(
      ids.map((id) => rows.find((row) => row.id === id)?.answered_by),
      [pseudonym, 'A admin', pseudonym],
    );
  });

  test('[U-08] [U-05] a colleague whose name begins like that of a deleted person stays named in comments', async () => {
    const { token } = await app().signIn('admin');
    const send: TestApp['send'] = (call, sending) => app().send(call, { token, ...sending });
    const made = ['Martin Petrov', 'Martin Petrovski'].map(async (name, index) => {
      const json = { name, email: `martin-${index}@varda-pharm.example`, password: staffPassword };
      return (await send('POST /register', { json })).body._id as string;
    });
    const mentions = await Promise.all(made);
    const item = `POST /comments/adminCareer/${(await send('POST /adminCareer', { json: careerBody() })).body._id}`;
    const json = { text: '@Martin Petrovski please look, @Martin Petrov knows', mentions };
    const said = await send(item as 'POST /', { json });
    assert.equal(said.status, 201, JSON.stringify(said.body));
    await send('POST /personal-data/deletion', { json: { email: 'martin-0@varda-pharm.example' } });
    const { comments } = (await send(item.replace('POST', 'GET') as 'GET /')).body;
    assert.equal(comments[0].text, `@Martin Petrovski please look, @#${mentions[0]?.slice(-8)} knows`);
  });

  test('[U-08] [U-05] whoever is named in the words of a return is named there no more', async () => {
    const { token } = await app().signIn('admin');
    const send: TestApp['send'] = (call, sending) => app().send(call, { token, ...sending });
    const person = { name: 'Returned Person', email: 'returned@varda-pharm.example', password: staffPassword };
    await send('POST /register', { json: person });
    const { body: own } = await send('POST /login', { json: { email: person.email, password: staffPassword } });
    await setApprovalRules(app(), token, ['vacancies']);
    const made = (await send('POST /adminCareer', { json: careerBody() })).body._id;
    const drafted = { token: own.token, json: { vacancy: { en: 'Drafted' } } };
    await send(`PUT /adminCareer/${made}?as=draft`, drafted);
    await send(`POST /approvals/adminCareer/${made}`, { token: own.token, json: { note: '' } });
    const json = { comment: `@${person.name} not yet` };
    assert.equal((await send(`POST /approvals/adminCareer/${made}/return`, { json })).status, 200);
    await send('POST /personal-data/deletion', { json: { email: person.email } });
    assert.deepEqual(await tablesWith(app(), person.name), []);
    const { approval } = (await send(`GET /drafts/adminCareer/${made}`)).body;
    assert.match(approval.returned.comment, /^@#[0-9a-f]{8} not yet$/);
  });

  test('[U-08] [U-05] a return and the erasure of who has asked do not wait for each other', async () => {
    const [{ token }, asker] = [await app().signIn('admin'), await app().signIn('user')];
    const name = `Asking ${randomUUID()}`;
    await app().db.updateTable('users').set({ name }).where('id', '=', asker.id).execute();
    await setApprovalRules(app(), token, ['vacancies']);
    const made = (await app().send('POST /adminCareer', { token, json: careerBody() })).body._id;
    await app().send(`PUT /adminCareer/${made}?as=draft`, { token: asker.token, json: { vacancy: { en: 'Drafted' } } });
    await app().send(`POST /approvals/adminCareer/${made}`, { token: asker.token, json: { note: '' } });
    const answers = await app()
      .db.transaction()
      .execute(async (tx) => {
        // Where the return names the asker, with the request in its hands.
        if (isPostgres(tx)) await sql`lock table comments in share mode`.execute(tx);
        const json = { comment: 'Not yet.' };
        const returned = app().send(`POST /approvals/adminCareer/${made}/return`, { token, json });
        await untilSomebodyWaits(tx);
        const erased = app().send('POST /personal-data/deletion', { token, json: { email: asker.email } });
        await untilSomebodyWaits(tx, 2);
        return [returned, erased];
      });
    assert.deepEqual(
      (await Promise.all(answers)).map(({ status }) => status),
      [200, 200],
    );
    assert.deepEqual(await tablesWith(app(), name), []);
  });

  test('[U-08] nobody but admins asks; the last admin stays', async () => {
    const { token } = await app().signIn('user');
    for (const call of ['POST /personal-data/export', 'POST /personal-data/deletion'] as const)
      assert.equal((await app().send(call, { token, json: { email: 'a@b.example' } })).status, 403);
    await app().db.deleteFrom('users').where('role', '=', 'admin').execute();
    const last = await app().signIn('admin');
    const { status } = await app().send('POST /personal-data/deletion', {
      token: last.token,
      json: { email: last.email },
    });
    assert.equal(status, 409);
    assert.equal((await app().send('GET /session', { token: last.token })).status, 200);
  });
});

test('[U-08] the same by command', async () => {
  const app = await openTestApp('sqlite');
  try {
    await insertUser(app.db, { ...staff, role: 'user', passwordHash: 'none' });
    const person = (...args: string[]) => spawnCommand('person', args, { dataFolder: app.environment.DATA_DIR });
    const { status, said } = person(staff.email);
    assert.equal(status, 0, said);
    assert.match(said, /"name": "Veronika Staff"/);
    assert.match(person(staff.email, '--delete').said, /Deleted: one account, messages: 0/);
    assert.deepEqual(await tablesWith(app, staff.name), []);
    assert.equal(person('--delete').status, 1);
  } finally {
    await app.close();
  }
});
