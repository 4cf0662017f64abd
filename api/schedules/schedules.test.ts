import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Permission } from '@varda/contract/permissions';
import type { Schedule, ScheduleTarget } from '@varda/contract/schedules';
import { isPostgres } from '../database/engine.ts';
import { Drafts } from '../drafts/drafts.ts';
import { openServices } from '../services.ts';
import { setApprovalRules } from '../test/approval-rules.ts';
import { careerBody, picture, productForm } from '../test/samples.ts';
import { onEachEngine, type Sending } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { ScheduleRunner } from './schedule-runner.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  const send = (call: string, sending: Sending = {}) => app().send(call as 'GET /', { token, ...sending });
  const target = (_id: string, more: Partial<ScheduleTarget> = {}): ScheduleTarget => ({
    ...{ entity: 'products', _id, action: 'publish', language: null },
    ...more,
  });
  const schedule = async (items: ScheduleTarget[], more: object = {}, as = token): Promise<Schedule> => {
    const { status, body } = await send('POST /schedules', { json: { at: inHours(1), items, ...more }, token: as });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const read = async (id: string): Promise<Schedule> => (await send(`GET /schedules/${id}`)).body;
  /** Its time has come. */
  const due = async (...ids: string[]) => {
    for (const [index, id] of ids.entries())
      await app()
        .db.updateTable('schedules')
        .set({ at: inHours(index - 100) })
        .where('id', '=', id)
        .execute();
  };
  const runDue = () => app().services.scheduleRunner.runDue();
  const product = async (fields = {}) =>
    (await send('POST /products', { form: productForm(fields) })).body._id as string;
  const draft = (id: string, form: Record<string, unknown>) => send(`PUT /products/${id}?as=draft`, { form });
  const drafted = async (name = 'At its time') => {
    const id = await product();
    await draft(id, { name: { en: name } });
    return id;
  };
  const shown = async (id: string) => (await app().send(`GET /products/product/${id}`)).body;
  const versions = async (id: string) =>
    (await send(`GET /edit-history/products/${id}`)).body.versions.length as number;
  const actions = async (id: string) =>
    (
      await app()
        .db.selectFrom('activity')
        .select(['action', 'by_name', 'details'])
        .where('item_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action, by_name }) => `${action} by ${by_name}`);

  const logged = async (id: string, action: 'schedule' | 'cancel_schedule' | 'run_schedule' | 'schedule_failed') =>
    (
      await app()
        .db.selectFrom('activity')
        .select('details')
        .where('item_id', '=', id)
        .where('action', '=', action)
        .orderBy('id')
        .execute()
    ).map(({ details }) => JSON.parse(details) as string[]);

  test('[E-03] a draft is published at its time and not before, once, in the name of who has scheduled it', async () => {
    const id = await drafted();
    const made = await schedule([target(id)]);
    assert.deepEqual([made.state, made.by?.name, made.items[0]?.draft], ['waiting', 'A user', 'same']);
    await runDue();
    assert.equal((await shown(id)).name.en, 'Calm drops');
    await due(made._id);
    await runDue();
    await runDue();
    assert.equal((await shown(id)).name.en, 'At its time');
    assert.equal(await versions(id), 2);
    const { state, settledAt, items } = await read(made._id);
    assert.deepEqual([state, items[0]?.state, typeof settledAt], ['done', 'done', 'string']);
    assert.deepEqual((await actions(id)).slice(-3), ['schedule by A user', 'edit by A user', 'run_schedule by A user']);
  });

  test('[E-03] the draft is published as it is at its time, and it is told that it was changed since', async () => {
    const id = await drafted();
    const made = await schedule([target(id)]);
    await draft(id, { dosage: { en: '90 ml' } });
    assert.equal((await read(made._id)).items[0]?.draft, 'changed');
    await due(made._id);
    await runDue();
    assert.deepEqual([(await shown(id)).name.en, (await shown(id)).dosage.en], ['At its time', '90 ml']);
  });

  test('[E-03] each language has its own time', async () => {
    const id = await product();
    await draft(id, { name: { en: 'Sleep', mk: 'Сон' } });
    const [en, mk] = [
      await schedule([target(id, { language: 'en' })]),
      await schedule([target(id, { language: 'mk' })]),
    ];
    await due(mk._id);
    await runDue();
    assert.deepEqual((await shown(id)).name, { en: 'Calm drops', mk: 'Сон' });
    await due(en._id);
    await runDue();
    assert.deepEqual((await shown(id)).name, { en: 'Sleep', mk: 'Сон' });
  });

  test('[E-03] an item is taken off the site at its time; vacancies in one language, too', async () => {
    const id = await product();
    const off = await schedule([target(id, { action: 'unpublish' })]);
    const vacancy = (await send('POST /adminCareer', { json: careerBody() })).body._id;
    const career = { entity: 'adminCareer', action: 'unpublish', language: 'mk' } as const;
    const half = await schedule([target(vacancy, career)]);
    await due(off._id, half._id);
    await runDue();
    assert.equal((await app().send(`GET /products/product/${id}`)).status, 404);
    assert.deepEqual((await send(`GET /adminCareer/${vacancy}`)).body.active, { en: true, mk: false });
    const { status, body } = await send('POST /schedules', {
      json: { at: inHours(1), items: [target(await product(), { action: 'unpublish', language: 'mk' })] },
    });
    assert.deepEqual([status, Object.keys(body.fields)], [422, ['items.0']]);
  });

  test('[E-03] a new item is published at one time and taken off at a later one, under the id of its draft', async () => {
    const { _id } = (await send('POST /products?as=draft', { form: productForm({ name: { en: 'New', mk: 'Ново' } }) }))
      .body;
    const on = await schedule([target(_id)]);
    const off = await schedule([target(_id, { action: 'unpublish' })]);
    await due(on._id);
    await runDue();
    assert.equal((await read(on._id)).items[0]?._id, _id);
    assert.equal((await shown(_id)).name.en, 'New');
    await due(off._id);
    await runDue();
    assert.equal((await app().send(`GET /products/product/${_id}`)).status, 404);
    assert.equal((await read(off._id)).state, 'done');
  });

  test('[E-03] [E-04] a release of content is published as a whole, or nothing of it, with the reason of each item', async () => {
    const [one, two, three] = [await drafted('One'), await drafted('Two'), await product()];
    const vacancy = (await send('POST /adminCareer', { json: careerBody() })).body._id;
    await send(`PUT /adminCareer/${vacancy}?as=draft`, { json: { vacancy: { en: 'Launcher' } } });
    const launch = await schedule(
      [target(one), target(two), target(vacancy, { entity: 'adminCareer' }), target(three, { action: 'unpublish' })],
      { name: 'Launch' },
    );
    await send(`PUT /products/${two}`, { form: { name: { en: 'Published meanwhile' } } });
    await due(launch._id);
    const marker = (await app().send('GET /content-revision')).body.revision;
    await runDue();
    const failed = await read(launch._id);
    assert.equal(failed.state, 'failed');
    assert.match(failed.reason?.mk ?? '', /Ништо не е објавено/);
    assert.deepEqual(
      failed.items.map(({ reason, state }) => [state, reason?.en.slice(0, 22)]),
      [
        ['waiting', undefined],
        ['waiting', 'What is published was '],
        ['waiting', undefined],
        ['waiting', undefined],
      ],
    );
    assert.equal((await app().send('GET /content-revision')).body.revision, marker);
    assert.equal((await shown(one)).name.en, 'Calm drops');
    assert.equal((await shown(three)).name.en, 'Calm drops');
    // Somebody decides, and tries again.
    const { __v } = (await send(`GET /drafts/products/${two}`)).body.published;
    const details = (await send(`GET /drafts/products/${two}`)).body;
    await send(`PUT /products/${two}?as=draft&over=${__v}`, {
      form: { name: { en: 'Two' } },
      headers: { 'if-match': `"${details.__v}"` },
    });
    const again = await send(`POST /schedules/${launch._id}/retry`);
    assert.deepEqual([again.status, again.body.state], [200, 'done'], JSON.stringify(again.body));
    assert.equal((await shown(one)).name.en, 'One');
    assert.equal((await shown(two)).name.en, 'Two');
    assert.equal((await app().send(`GET /products/product/${three}`)).status, 404);
    assert.equal((await send(`GET /adminCareer/${vacancy}`)).body.vacancy.en, 'Launcher');
    assert.equal((await send(`POST /schedules/${launch._id}/retry`)).status, 409);
  });

  test('[E-03] instances that find the same schedules due do each of them once', async () => {
    const { environment, services } = app();
    const other = await openServices(environment, services.log);
    const ids = await Promise.all(Array.from({ length: 6 }, () => drafted()));
    const made = [];
    for (const id of ids) made.push((await schedule([target(id)]))._id);
    await due(...made);
    await Promise.all([runDue(), other.scheduleRunner.runDue(), runDue(), other.scheduleRunner.runDue()]);
    await other.close();
    for (const id of made) assert.equal((await read(id)).state, 'done');
    for (const id of ids) {
      assert.equal(await versions(id), 2);
      assert.equal((await actions(id)).filter((action) => action.startsWith('run_schedule')).length, 1);
    }
  });

  test('[E-03] a start after downtime does what was due, in its order; one that fails holds up no other', {
    timeout: 120_000,
  }, async () => {
    const { environment, services } = app();
    const id = await drafted('On and off again');
    const [gone, on, off] = [
      await schedule([target(await drafted())]),
      await schedule([target(id)]),
      await schedule([target(id, { action: 'unpublish' })]),
    ];
    await send(`DELETE /products/${gone.items[0]?._id}`);
    await due(gone._id, on._id, off._id);
    const started = await openServices(environment, services.log);
    started.scheduleRunner.start();
    const isOver = async () => (await read(off._id)).state !== 'waiting';
    while (!(await isOver())) await new Promise(setImmediate);
    await started.close();
    const states = await Promise.all([gone, on, off].map(async ({ _id }) => (await read(_id)).state));
    assert.deepEqual(states, ['failed', 'done', 'done']);
    assert.match((await read(gone._id)).reason?.en ?? '', /trash/);
    assert.equal((await app().send(`GET /products/product/${id}`)).status, 404);
    assert.deepEqual((await actions(id)).slice(-4), [
      'edit by A user',
      'run_schedule by A user',
      'unpublish by A user',
      'run_schedule by A user',
    ]);
  });

  for (const [what, error, state] of [
    ['a database that goes away', Object.assign(new Error('gone'), { code: 'ECONNRESET' }), 'waiting'],
    ['an error of the program', new Error('a fault'), 'failed'],
  ] as const)
    test(`[E-03] ${what} in the middle leaves nothing half done`, async () => {
      const { db, services } = app();
      class Broken extends Drafts {
        override async carryOut(...call: Parameters<Drafts['carryOut']>): ReturnType<Drafts['carryOut']> {
          await super.carryOut(...call);
          throw error;
        }
      }
      const id = await drafted();
      const made = await schedule([target(id)]);
      await due(made._id);
      await new ScheduleRunner(db, new Broken(db, services.pictures), services.log).runDue();
      assert.equal((await shown(id)).name.en, 'Calm drops');
      assert.equal((await read(made._id)).state, state);
      if (state === 'failed') {
        assert.match((await read(made._id)).reason?.en ?? '', /server could not/);
        await send(`POST /schedules/${made._id}/retry`);
      } else await runDue();
      assert.deepEqual([(await shown(id)).name.en, await versions(id)], ['At its time', 2]);
    });

  test('[E-03] [U-08] what is due while whoever has scheduled it is erased is settled at once', async () => {
    const { token: admin } = await app().signIn('admin');
    const { token: leaving, id: person, email } = await app().signIn('user');
    const made = await schedule([target(await drafted())], {}, leaving);
    await due(made._id);
    await send('POST /products', { token: leaving, form: productForm() });
    const { erasure, run } = await app()
      .db.transaction()
      .execute(async (tx) => {
        // What the erasure waits for while it holds the account.
        await tx.updateTable('versions').set({ request_id: null }).where('by_id', '=', person).execute();
        const erasing = send('POST /personal-data/deletion', { token: admin, json: { email } });
        await untilSomebodyWaits(tx);
        const running = runDue();
        await untilSomebodyWaits(tx, 2);
        return { erasure: erasing, run: running };
      });
    assert.equal((await erasure).status, 200);
    await run;
    // On SQLite either may come first.
    assert.notEqual((await read(made._id)).state, 'waiting');
  });

  test('[E-03] [U-04] who may no longer publish, or is gone, publishes nothing at that time; a colleague can try again', async () => {
    const [restricted, deleted] = [await app().signIn('user'), await app().signIn('user')];
    const [one, two] = [await drafted('One'), await drafted('Two')];
    const [first, second] = [
      await schedule([target(one)], {}, restricted.token),
      await schedule([target(two)], {}, deleted.token),
    ];
    const restrictions: Permission[] = ['cbd-products.publish'];
    await app()
      .db.updateTable('users')
      .set({ restrictions: JSON.stringify(restrictions) })
      .where('id', '=', restricted.id)
      .execute();
    const admin = (await app().signIn('admin')).token;
    assert.equal((await app().send(`DELETE /users/${deleted.id}`, { token: admin })).status, 200);
    await due(first._id, second._id);
    await runDue();
    assert.match((await read(first._id)).reason?.en ?? '', /may no longer publish/);
    assert.match((await read(second._id)).reason?.mk ?? '', /повеќе не постои/);
    assert.deepEqual([(await shown(one)).name.en, (await shown(two)).name.en], ['Calm drops', 'Calm drops']);
    assert.equal((await app().send(`POST /schedules/${first._id}/retry`, { token: restricted.token })).status, 403);
    for (const { _id } of [first, second])
      assert.equal((await send(`POST /schedules/${_id}/retry`)).body.state, 'done');
    assert.deepEqual([(await shown(one)).name.en, (await shown(two)).name.en], ['One', 'Two']);
  });

  test('[E-03] what is published by hand before, or discarded, is not published again at that time', async () => {
    const [byHand, discarded, both] = [await drafted('By hand'), await drafted('Discarded'), await drafted('Stays')];
    const [first, second, release] = [
      await schedule([target(byHand)]),
      await schedule([target(discarded)]),
      await schedule([target(discarded), target(both)], { name: 'Release' }),
    ];
    await send('POST /drafts/publication', { json: { drafts: [{ entity: 'products', _id: byHand }] } });
    await send(`DELETE /drafts/products/${discarded}`);
    // Another text, for another day.
    await draft(byHand, { name: { en: 'Not yet' } });
    await draft(discarded, { name: { en: 'Not yet' } });
    assert.deepEqual([(await read(first._id)).state, (await read(second._id)).state], ['cancelled', 'cancelled']);
    assert.match((await read(second._id)).reason?.en ?? '', /discarded/);
    assert.deepEqual(
      (await read(release._id)).items.map(({ state }) => state),
      ['discarded', 'waiting'],
    );
    await due(first._id, second._id, release._id);
    await runDue();
    assert.equal((await shown(byHand)).name.en, 'By hand');
    assert.equal((await shown(discarded)).name.en, 'Calm drops');
    assert.equal((await shown(both)).name.en, 'Stays');
    const { state, items } = await read(release._id);
    assert.deepEqual([state, items.map((item) => item.state)], ['done', ['discarded', 'done']]);
  });

  test('[E-03] a schedule is moved, changed and cancelled by who names its version; the past is refused', async () => {
    const [one, two] = [await drafted('One'), await drafted('Two')];
    const past = await send('POST /schedules', { json: { at: inHours(-1), items: [target(one)] } });
    assert.deepEqual([past.status, past.body.fields.at], [422, 'The time must be in the future']);
    const made = await schedule([target(one)]);
    const json = { at: inHours(2), name: 'Two at once', items: [target(one), target(two)] };
    const headers = { 'if-match': '"0"' };
    const moved = await send(`PUT /schedules/${made._id}`, { json, headers });
    assert.deepEqual([moved.status, moved.body.at, moved.body.items.length, moved.body.__v], [200, json.at, 2, 1]);
    const late = await send(`PUT /schedules/${made._id}`, { json, headers });
    assert.deepEqual([late.status, late.body.code, late.body.current.name], [409, 'changed_meanwhile', 'Two at once']);
    assert.equal((await send(`PUT /schedules/${made._id}`, { json: { ...json, at: inHours(-1) } })).status, 422);
    assert.equal((await send(`DELETE /schedules/${made._id}`, { headers })).status, 409);
    const out = await send(`PUT /schedules/${made._id}`, { json: { ...json, items: [target(two)] } });
    assert.equal(out.body.items.length, 1);
    assert.equal((await actions(one)).at(-1), 'cancel_schedule by A user');
    assert.equal((await send(`DELETE /schedules/${made._id}`)).status, 200);
    assert.equal((await send(`PUT /schedules/${made._id}`, { json })).status, 409);
    await due(made._id);
    await runDue();
    assert.equal((await shown(two)).name.en, 'Calm drops');
    assert.equal((await send('GET /schedules/none')).status, 404);
  });

  test('[E-03] a request that comes again under its key schedules once, also when the time has passed meanwhile', async ({
    mock,
  }) => {
    const id = await drafted();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const json = { at: inHours(1), items: [target(id)] };
    const first = await send('POST /schedules', { json, headers });
    assert.equal(first.status, 201, JSON.stringify(first.body));
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * hour });
    const second = await send('POST /schedules', { json, headers });
    assert.deepEqual([second.status, second.body], [201, first.body]);
    await due(first.body._id);
    await runDue();
    assert.equal(await versions(id), 2);
  });

  test('[E-03] a process whose clock is ahead publishes nothing too early: the clock that all processes share decides', async ({
    mock,
  }) => {
    const id = await drafted();
    const made = await schedule([target(id)]);
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * hour });
    await runDue();
    mock.timers.reset();
    // The embedded database has no other clock than that of its one machine.
    assert.equal((await read(made._id)).state, isPostgres(app().db) ? 'waiting' : 'done');
  });

  test('[E-03] lists tell what waits, the first one first; nothing is told of areas that the account does not see', async () => {
    const id = await product();
    await draft(id, { name: { en: 'Sleep', mk: 'Сон' } });
    const career = (await send('POST /adminCareer?as=draft', { json: careerBody() })).body._id;
    const later = await schedule([target(id, { language: 'mk' })], { at: inHours(50) });
    const first = await schedule([target(id, { language: 'en' }), target(career, { entity: 'adminCareer' })], {
      at: inHours(49),
      name: 'Spring',
    });
    const range = `from=${inHours(48)}&to=${inHours(60)}`;
    const { body } = await send(`GET /schedules?state=waiting&${range}`);
    assert.deepEqual([body.totalCount, body.items.map(({ _id }: Schedule) => _id)], [2, [first._id, later._id]]);
    const marks = (await send('GET /drafts/products')).body.planned.filter((one: { _id: string }) => one._id === id);
    assert.deepEqual(
      marks.map(({ schedule, language, name }: Record<string, string>) => [schedule, language, name]),
      [
        [first._id, 'en', 'Spring'],
        [later._id, 'mk', ''],
      ],
    );
    assert.equal((await send(`GET /drafts/products/${id}`)).body.planned.length, 2);
    assert.ok((await send('GET /drafts?limit=100')).body.planned.some((one: { _id: string }) => one._id === career));
    const unseen = (await app().signIn('user', ['vacancies.see'])).token;
    const half = (await send(`GET /schedules/${first._id}`, { token: unseen })).body;
    assert.deepEqual([half.items.length, half.hidden], [1, 1]);
    const blind = (await app().signIn('user', ['vacancies.see', 'cbd-products.see'])).token;
    assert.equal((await send(`GET /schedules/${first._id}`, { token: blind })).status, 404);
    assert.equal((await send(`GET /schedules?${range}`, { token: blind })).body.totalCount, 0);
    const writer = (await app().signIn('user', ['vacancies.publish'])).token;
    const json = { at: inHours(3), items: [target(id)] };
    assert.equal((await send(`PUT /schedules/${first._id}`, { token: writer, json })).status, 403);
    assert.equal((await send(`DELETE /schedules/${first._id}`, { token: writer })).status, 403);
  });

  test('[E-03] [U-05] what somebody who may not publish has saved since is not published at that time, unless a publisher tries again', async () => {
    const id = await drafted('Seen');
    const made = await schedule([target(id)]);
    const writer = (await app().signIn('user', ['cbd-products.publish'])).token;
    const saved = await send(`PUT /products/${id}?as=draft`, { token: writer, form: { name: { en: 'Never seen' } } });
    assert.equal(saved.status, 200);
    await due(made._id);
    await runDue();
    assert.equal((await shown(id)).name.en, 'Calm drops');
    const { state, reason } = await read(made._id);
    assert.deepEqual([state, reason?.en.slice(0, 31)], ['failed', 'Somebody has changed this draft']);
    assert.equal((await send(`POST /schedules/${made._id}/retry`)).body.state, 'done');
    assert.equal((await shown(id)).name.en, 'Never seen');
  });

  for (const what of ['replaces a picture in it', 'takes its item off the site'])
    test(`[E-03] [U-05] what somebody who may not publish has saved since stays unpublished when a publisher ${what}`, async () => {
      const image = (await send('POST /media', { form: { image: await picture(320, 240) } })).body.key as string;
      const id = await product();
      await draft(id, { name: { en: 'Seen' }, image });
      const made = await schedule([target(id)]);
      const writer = await app().signIn('user', ['cbd-products.publish']);
      await send(`PUT /products/${id}?as=draft`, { token: writer.token, form: { name: { en: 'Never seen' } } });
      const before = (await send(`GET /drafts/products/${id}`)).body;
      const publisher = await app().signIn('user');
      if (what.startsWith('replaces')) {
        const by = (await send('POST /media', { form: { image: await picture(320, 241) } })).body.key as string;
        const places = [{ state: 'draft', entity: 'products', _id: id, __v: before.__v }];
        const replaced = await send(`POST /media/${image}/replace`, { token: publisher.token, json: { by, places } });
        assert.equal(replaced.status, 200, JSON.stringify(replaced.body));
      } else assert.equal((await send(`POST /drafts/products/${id}`, { token: publisher.token })).status, 200);
      await due(made._id);
      await runDue();
      const { state, reason } = await read(made._id);
      assert.deepEqual([state, reason?.en.slice(0, 31)], ['failed', 'Somebody has changed this draft']);
      assert.notEqual((await shown(id)).name?.en, 'Never seen');
      const row = await app()
        .db.selectFrom('drafts')
        .select(['version', 'by_id', 'saved_at', 'writers'])
        .where('item_id', '=', id)
        .executeTakeFirstOrThrow();
      assert.notEqual(row.version, before.__v);
      assert.deepEqual([row.by_id, row.saved_at], [writer.id, before.savedAt]);
      assert.ok(row.writers.includes(publisher.id), 'with four eyes it wants another one');
    });

  test('[E-03] [U-05] a draft that somebody has moved since wants who may publish where it leaves, too, and another one with four eyes there', async () => {
    const admin = (await app().signIn('admin')).token;
    const writer = (await app().signIn('user', ['medicinal-products.publish'])).token;
    const moved = async (by: string) => {
      const id = await product({ categoryName: 'Medicinal Products/OTC' });
      await draft(id, { name: { en: 'Seen' } });
      const made = await schedule([target(id)]);
      const form = { name: { en: 'Never seen' }, categoryName: 'CBD Products/Oral' };
      const saved = await send(`PUT /products/${id}?as=draft`, { token: by, form });
      assert.equal(saved.status, 200, JSON.stringify(saved.body));
      await due(made._id);
      await runDue();
      const { state, reason } = await read(made._id);
      return [state, reason?.en.slice(0, 31), (await shown(id)).name.en];
    };
    const refused = ['failed', 'Somebody has changed this draft', 'Calm drops'];
    assert.deepEqual(await moved(writer), refused);
    assert.deepEqual(await moved(token), ['done', undefined, 'Never seen']);
    await setApprovalRules(app(), admin, ['medicinal-products', 'fourEyes']);
    const withFourEyes = await moved(token);
    await setApprovalRules(app(), admin, []);
    assert.deepEqual(withFourEyes, refused);
  });

  test('[E-03] [U-05] with four eyes nothing that was saved since is published at that time, whoever has saved it', async () => {
    const admin = (await app().signIn('admin')).token;
    const rules = (...on: string[]) => setApprovalRules(app(), admin, on);
    const id = await drafted('Seen');
    const made = await schedule([target(id)]);
    const colleague = (await app().signIn('user')).token;
    await send(`PUT /products/${id}?as=draft`, { token: colleague, form: { name: { en: 'Never seen' } } });
    await due(made._id);
    await rules('cbd-products', 'fourEyes');
    await runDue();
    await rules();
    assert.equal((await read(made._id)).state, 'failed');
    assert.equal((await shown(id)).name.en, 'Calm drops');
  });

  test('[E-03] one language that is published is no change of what is scheduled of the other one', async () => {
    const id = await product();
    const writer = (await app().signIn('user', ['cbd-products.publish'])).token;
    await send(`PUT /products/${id}?as=draft`, { token: writer, form: { name: { en: 'Sleep', mk: 'Сон' } } });
    const en = await schedule([target(id, { language: 'en' })]);
    const mk = await schedule([target(id, { language: 'mk' })]);
    await due(en._id);
    await runDue();
    assert.equal((await read(mk._id)).items[0]?.draft, 'same');
    await due(mk._id);
    await runDue();
    assert.deepEqual((await shown(id)).name, { en: 'Sleep', mk: 'Сон' });
  });

  test('[E-03] the log has it when what happens to an item of a schedule becomes something else', async () => {
    const id = await drafted();
    const { _id, at } = await schedule([target(id)]);
    const json = { at, items: [target(id, { action: 'unpublish' })] };
    assert.equal((await send(`PUT /schedules/${_id}`, { json })).status, 200);
    assert.deepEqual((await actions(id)).slice(-2), ['schedule by A user', 'schedule by A user']);
  });

  test('[E-03] an item is done after all where it is added again once it was discarded or published by hand', async () => {
    const [one, other] = [await drafted('One'), await drafted('Other')];
    const { _id, at } = await schedule([target(one), target(other)], { name: 'Spring' });
    await send(`DELETE /drafts/products/${one}`);
    await draft(one, { name: { en: 'Anew' } });
    const put = (again: boolean) =>
      send(`PUT /schedules/${_id}`, { json: { at, name: 'Spring', items: [target(one, { again }), target(other)] } });
    assert.equal((await put(false)).body.items[0].state, 'discarded');
    assert.equal((await put(true)).body.items[0].state, 'waiting');
    await due(_id);
    await runDue();
    assert.deepEqual([(await shown(one)).name.en, (await shown(other)).name.en], ['Anew', 'Other']);
  });

  test('[E-03] [E-04] a release says that a draft of it was discarded, or published ahead of it, until somebody has looked; the log says of which', async () => {
    const [one, two, three] = [await drafted('One'), await drafted('Two'), await drafted('Three')];
    const { _id, at } = await schedule([target(one), target(two), target(three)], { name: 'Spring' });
    await send(`DELETE /drafts/products/${one}`);
    const lacking = await read(_id);
    assert.deepEqual(
      [lacking.state, lacking.reason?.en.slice(0, 38)],
      ['waiting', 'A draft of this launch was discarded: '],
    );
    assert.deepEqual(await logged(one, 'cancel_schedule'), [['discarded', at, 'Spring']]);
    const looked = await send(`PUT /schedules/${_id}`, {
      json: { at, name: 'Spring', items: [two, three].map((id) => target(id)) },
    });
    assert.equal(looked.body.reason, null);
    await send('POST /drafts/publication', { json: { drafts: [{ entity: 'products', _id: two }] } });
    assert.match((await read(_id)).reason?.mk ?? '', /пред закажаното време/);
    await due(_id);
    await runDue();
    const { state, reason } = await read(_id);
    assert.deepEqual([state, reason], ['done', null]);
  });

  test('[E-03] each row of the log about a schedule has the time that it is or was planned for', async () => {
    const [id, off, gone] = [await drafted(), await drafted(), await drafted()];
    const made = await schedule([target(id)], { name: 'Spring' });
    const at = inHours(2);
    await send(`PUT /schedules/${made._id}`, { json: { at, name: 'Spring', items: [target(id)] } });
    assert.deepEqual(await logged(id, 'schedule'), [
      ['publish', made.at, 'Spring'],
      ['publish', at, 'Spring'],
    ]);
    await due(made._id);
    await runDue();
    assert.deepEqual(await logged(id, 'run_schedule'), [['publish', (await read(made._id)).at, 'Spring']]);
    const cancelled = await schedule([target(off, { action: 'unpublish' })]);
    await send(`DELETE /schedules/${cancelled._id}`);
    assert.deepEqual(await logged(off, 'cancel_schedule'), [['unpublish', cancelled.at]]);
    const failing = await schedule([target(gone)]);
    await send(`DELETE /products/${gone}`);
    await due(failing._id);
    await runDue();
    assert.deepEqual(await logged(gone, 'schedule_failed'), [['publish', (await read(failing._id)).at]]);
  });

  test('[E-03] who tries again names the version of the schedule that they see', async () => {
    const id = await drafted();
    const made = await schedule([target(id)]);
    await send(`DELETE /products/${id}`);
    await due(made._id);
    await runDue();
    const failed = await read(made._id);
    const retry = (version: number) =>
      send(`POST /schedules/${made._id}/retry`, { headers: { 'if-match': `"${version}"` } });
    const late = await retry(made.__v);
    assert.deepEqual([late.status, late.body.code, late.body.current.__v], [409, 'changed_meanwhile', failed.__v]);
    assert.equal((await retry(failed.__v)).status, 200);
  });

  test('[E-03] what is not on the site is not scheduled in one language: it is published in both', async () => {
    const { _id } = (await send('POST /products?as=draft', { form: productForm() })).body;
    const refused = await send('POST /schedules', {
      json: { at: inHours(1), items: [target(_id, { language: 'mk' })] },
    });
    assert.deepEqual(
      [refused.status, refused.body.message],
      [422, 'This is not on the site: it is published in both languages'],
    );
    const id = await drafted();
    const made = await schedule([target(id, { language: 'en' })]);
    assert.equal((await send(`POST /drafts/products/${id}`)).status, 200);
    await due(made._id);
    await runDue();
    const { state, reason } = await read(made._id);
    assert.deepEqual([state, reason?.en], ['failed', 'This is not on the site: it is published in both languages']);
    assert.equal((await app().send(`GET /products/product/${id}`)).status, 404);
  });

  test('[E-03] [U-05] a version of a draft that its publisher has not seen is neither scheduled nor published by trying again', async () => {
    const id = await drafted('Seen');
    const writer = (await app().signIn('user', ['cbd-products.publish'])).token;
    const write = async (name: string) =>
      (await send(`PUT /products/${id}?as=draft`, { token: writer, form: { name: { en: name } } })).body.__v as number;
    const seen = (await send(`GET /drafts/products/${id}`)).body.__v;
    const now = await write('Not seen');
    const asked = (__v: number) => send('POST /schedules', { json: { at: inHours(1), items: [target(id, { __v })] } });
    const refused = await asked(seen);
    assert.deepEqual([refused.status, refused.body.message.slice(0, 31)], [422, 'Somebody has changed this draft']);
    const made: Schedule = (await asked(now)).body;
    await write('Before its time');
    await due(made._id);
    await runDue();
    await write('Before the retry');
    const retry = () => send(`POST /schedules/${made._id}/retry`);
    assert.equal((await retry()).body.state, 'failed');
    assert.equal((await shown(id)).name.en, 'Calm drops');
    assert.equal((await retry()).body.state, 'done');
    assert.equal((await shown(id)).name.en, 'Before the retry');
  });

  for (const what of ['who has scheduled it may no longer publish', 'it lies in the trash'])
    test(`[E-03] [U-05] where ${what} at its time, to try again publishes nothing that no publisher has seen`, async () => {
      const scheduler = await app().signIn('user');
      const id = await drafted('Seen');
      const made = await schedule([target(id)], {}, scheduler.token);
      const writer = (await app().signIn('user', ['cbd-products.publish'])).token;
      await send(`PUT /products/${id}?as=draft`, { token: writer, form: { name: { en: 'Never seen' } } });
      if (what.startsWith('who'))
        await app()
          .db.updateTable('users')
          .set({ restrictions: JSON.stringify(['cbd-products.publish']) })
          .where('id', '=', scheduler.id)
          .execute();
      else await send(`DELETE /products/${id}`);
      await due(made._id);
      await runDue();
      await send(`POST /trash/products/${id}/restore`);
      const told = async () => {
        const { state, reason, items } = await read(made._id);
        return [state, reason?.en.slice(0, 31) !== 'Somebody has changed this draft', items[0]?.draft];
      };
      assert.deepEqual(await told(), ['failed', true, 'changed']);
      const retry = () => send(`POST /schedules/${made._id}/retry`);
      assert.equal((await retry()).body.state, 'failed');
      assert.deepEqual(await told(), ['failed', false, 'same']);
      assert.equal((await shown(id)).name.en, 'Calm drops');
      assert.equal((await retry()).body.state, 'done');
      assert.equal((await shown(id)).name.en, 'Never seen');
    });

  test('[E-03] [U-05] a draft that was returned is not published at its time: its schedule has failed, until a publisher tries again', async () => {
    const admin = (await app().signIn('admin')).token;
    const writer = (await app().signIn('user', ['cbd-products.publish'])).token;
    const [id, other] = [await drafted('Wrong dose'), await drafted('Beside it')];
    await setApprovalRules(app(), admin, ['cbd-products']);
    await send(`POST /approvals/products/${id}`, { token: writer, json: { note: 'Please' } });
    const { __v } = (await send(`GET /drafts/products/${id}`)).body;
    const alone = await schedule([target(id, { __v })]);
    const release = await schedule([target(id, { __v }), target(other)], { name: 'Spring' });
    const off = await schedule([target(id, { action: 'unpublish' })]);
    const returned = await send(`POST /approvals/products/${id}/return`, { json: { comment: 'Not like this' } });
    await setApprovalRules(app(), admin, []);
    assert.equal(returned.status, 200);
    const [one, both] = [await read(alone._id), await read(release._id)];
    assert.deepEqual([one.state, one.__v, one.reason?.en.slice(0, 23)], ['failed', 1, 'This draft was returned']);
    assert.deepEqual([both.state, both.reason?.en.slice(0, 19)], ['failed', 'Nothing was publish']);
    assert.deepEqual(
      both.items.map(({ reason }) => reason?.mk.slice(0, 22)),
      ['Овој нацрт е вратен. П', undefined],
    );
    assert.equal((await read(off._id)).state, 'waiting');
    assert.deepEqual(await logged(other, 'schedule_failed'), [['publish', release.at, 'Spring']]);
    await due(alone._id, release._id);
    await runDue();
    assert.equal((await shown(id)).name.en, 'Calm drops');
    assert.equal((await send(`POST /schedules/${release._id}/retry`)).body.state, 'done');
    assert.deepEqual([(await shown(id)).name.en, (await shown(other)).name.en], ['Wrong dose', 'Beside it']);
  });

  test('[E-03] [U-05] with four eyes nobody schedules, or moves, what another one has to approve', async () => {
    const admin = (await app().signIn('admin')).token;
    const colleague = (await app().signIn('user')).token;
    const id = await drafted('Of four eyes');
    await setApprovalRules(app(), admin, ['cbd-products', 'fourEyes']);
    await send(`POST /approvals/products/${id}`, { json: { note: 'Please' } });
    const { __v } = (await send(`GET /drafts/products/${id}`)).body;
    const json = { at: inHours(1), items: [target(id, { __v })] };
    const own = await send('POST /schedules', { json });
    const made = await schedule(json.items, {}, colleague);
    const moved = await send(`PUT /schedules/${made._id}`, { json: { at: inHours(2), items: [target(id)] } });
    await due(made._id);
    await runDue();
    await setApprovalRules(app(), admin, []);
    for (const refused of [own, moved]) {
      assert.equal(refused.status, 422, JSON.stringify(refused.body));
      assert.match(refused.body.message, /^Somebody else has to approve this/);
      assert.deepEqual(Object.keys(refused.body.fields), ['items.0']);
    }
    const { state, by } = await read(made._id);
    assert.deepEqual([state, by?._id], ['done', made.by?._id]);
    assert.equal((await shown(id)).name.en, 'Of four eyes');
  });

  test('[E-03] [U-05] a publisher who saves a schedule with the version of a changed draft has seen it; without one nothing is said of it', async () => {
    const id = await drafted('Seen');
    const made = await schedule([target(id)]);
    const writer = (await app().signIn('user', ['cbd-products.publish'])).token;
    const write = async (name: string) =>
      (await send(`PUT /products/${id}?as=draft`, { token: writer, form: { name: { en: name } } })).body.__v as number;
    const put = (more: Partial<ScheduleTarget>) =>
      send(`PUT /schedules/${made._id}`, { json: { at: inHours(2), items: [target(id, more)] } });
    const old = await write('Seen later');
    assert.equal((await read(made._id)).items[0]?.draftVersion, old);
    assert.deepEqual((await put({})).body.items[0].draft, 'changed');
    const now = await write('Seen by now');
    const refused = await put({ __v: old });
    assert.deepEqual([refused.status, refused.body.message.slice(0, 31)], [422, 'Somebody has changed this draft']);
    const [item] = (await put({ __v: now })).body.items;
    assert.deepEqual([item.draft, item.draftVersion], ['same', null]);
    await due(made._id);
    await runDue();
    assert.deepEqual([(await read(made._id)).state, (await shown(id)).name.en], ['done', 'Seen by now']);
  });

  test('[E-03] [E-04] what was deleted before it was to be taken off the site is off: the rest of its release is done', async () => {
    const admin = (await app().signIn('admin')).token;
    const [id, inTrash, gone] = [await drafted('Beside it'), await product(), await product()];
    const vacancy = (await send('POST /adminCareer', { json: careerBody() })).body._id;
    const off = { action: 'unpublish' } as const;
    const made = await schedule(
      [
        target(id),
        target(inTrash, off),
        target(gone, off),
        target(vacancy, { ...off, entity: 'adminCareer', language: 'mk' }),
      ],
      { name: 'Spring' },
    );
    for (const call of [`products/${inTrash}`, `products/${gone}`, `adminCareer/${vacancy}`])
      assert.equal((await send(`DELETE /${call}`)).status, 200);
    assert.equal((await send(`DELETE /trash/products/${gone}`, { token: admin })).status, 200);
    await due(made._id);
    await runDue();
    const { state, items, reason } = await read(made._id);
    assert.deepEqual([state, reason, new Set(items.map((item) => item.state))], ['done', null, new Set(['done'])]);
    assert.equal((await shown(id)).name.en, 'Beside it');
  });

  test('[E-03] an item that is taken off the site is no change of its draft to who has scheduled that', async () => {
    const id = await product();
    const writer = (await app().signIn('user', ['cbd-products.publish'])).token;
    await send(`PUT /products/${id}?as=draft`, { token: writer, form: { name: { en: 'Back again' } } });
    const made = await schedule([target(id)]);
    assert.equal((await send(`POST /drafts/products/${id}`)).status, 200);
    assert.equal((await read(made._id)).items[0]?.draft, 'same');
    await due(made._id);
    await runDue();
    assert.deepEqual([(await read(made._id)).state, (await shown(id)).name?.en], ['done', 'Back again']);
  });

  test('[E-03] a schedule of one language is cancelled when a save takes back what the draft changes in it', async () => {
    const [id, other] = [await product(), await drafted('Goes on')];
    const published = (await shown(id)).name;
    await draft(id, { name: { en: 'Sleep', mk: 'Сон' } });
    const [mk, en] = [
      await schedule([target(id, { language: 'mk' })]),
      await schedule([target(id, { language: 'en' })]),
    ];
    const release = await schedule([target(id, { language: 'mk' }), target(other)], { name: 'Spring' });
    await draft(id, { name: { mk: published.mk } });
    const [cancelled, waits, lacking] = [await read(mk._id), await read(en._id), await read(release._id)];
    assert.deepEqual([cancelled.state, cancelled.reason?.en], ['cancelled', 'The draft was discarded']);
    assert.equal(waits.state, 'waiting');
    assert.deepEqual(
      lacking.items.map(({ state }) => state),
      ['discarded', 'waiting'],
    );
    await due(en._id, release._id);
    await runDue();
    assert.deepEqual([(await shown(id)).name.en, (await shown(other)).name.en], ['Sleep', 'Goes on']);
  });

  test('[E-03] [K-22] a schedule says that what it publishes lies in the trash, until it is back', async () => {
    const id = await drafted();
    const made = await schedule([target(id)]);
    const told = async () => (await read(made._id)).items[0]?.draft;
    await send(`DELETE /products/${id}`);
    assert.equal(await told(), 'gone');
    assert.equal((await send(`POST /trash/products/${id}/restore`)).status, 200);
    assert.equal(await told(), 'same');
  });

  test('[E-03] [U-04] what a draft is called that moves a product is not told to who does not see where to', async () => {
    const id = await product({ categoryName: 'Medicinal Products/OTC' });
    await draft(id, { name: { en: 'Not for all' }, categoryName: 'CBD Products/Oral' });
    const made = await schedule([target(id, { action: 'unpublish' })]);
    const blind = (await app().signIn('user', ['cbd-products.see'])).token;
    const titleFor = async (as: string) =>
      (await send(`GET /schedules/${made._id}`, { token: as })).body.items[0].title.en as string;
    assert.deepEqual([await titleFor(blind), await titleFor(token)], ['Calm drops', 'Not for all']);
  });

  test('[E-03] [U-04] what is to publish a draft is a matter of the category that the draft is moved to, also after it was scheduled', async () => {
    const id = await product({ categoryName: 'Medicinal Products/OTC' });
    await draft(id, { name: { en: 'Moving' } });
    const made = await schedule([target(id)]);
    const off = await schedule([target(id, { action: 'unpublish' })]);
    const places = async () =>
      Promise.all(
        [made, off].map(async ({ _id }) => (await read(_id)).items.map((one) => [one.area, one.categoryName])),
      );
    const [here, there] = [
      ['medicinal-products', 'Medicinal Products/OTC'],
      ['cbd-products', 'CBD Products/Oral'],
    ];
    await draft(id, { categoryName: 'CBD Products/Oral' });
    assert.deepEqual(await places(), [[there], [here]]);
    const blind = (await app().signIn('user', ['cbd-products.see'])).token;
    assert.equal((await send(`GET /schedules/${made._id}`, { token: blind })).status, 404);
    await draft(id, { categoryName: 'Medicinal Products/OTC' });
    assert.deepEqual(await places(), [[here], [here]]);
    await draft(id, { categoryName: 'CBD Products/Oral' });
    await due(made._id);
    await runDue();
    assert.deepEqual([(await read(made._id)).state, await places()], ['done', [[there], [there]]]);
  });

  test('[E-03] [U-04] what is scheduled of a product is a matter of whoever is responsible where it is moved to', async () => {
    const id = await product({ categoryName: 'Medicinal Products/OTC' });
    const made = await schedule([target(id, { action: 'unpublish' })]);
    assert.equal((await send(`PUT /products/${id}`, { form: { categoryName: 'CBD Products/Oral' } })).status, 200);
    const as = (await app().signIn('user', ['medicinal-products.see'])).token;
    assert.equal((await send(`GET /schedules/${made._id}`, { token: as })).status, 200);
    const { planned } = (await send('GET /drafts/products', { token: as })).body;
    assert.ok(planned.some((one: { _id: string }) => one._id === id));
    assert.equal((await send(`DELETE /schedules/${made._id}`, { token: as })).status, 200);
  });
});
