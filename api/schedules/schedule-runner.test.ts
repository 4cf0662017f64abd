import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Permission } from '@varda/contract/permissions';
import { isPostgres } from '../database/engine.ts';
import { Drafts } from '../drafts/drafts.ts';
import { openServices } from '../services.ts';
import { careerBody, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { ScheduleRunner } from './schedule-runner.ts';
import { hour, inHours, scheduling } from './scheduling.fixture.ts';

onEachEngine((app) => {
  const { send, target, schedule, read, due, runDue, product, draft, drafted, shown, versions, actions } =
    scheduling(app);

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

  test('[E-03] the draft is published as it is at its time, and the schedule says that it was changed since', async () => {
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
    ['an account that is deleted', Object.assign(new Error('violates'), { code: '23503' }), 'waiting'],
    ['an error of the program', new Error('a fault'), 'failed'],
  ] as const)
    test(`[E-03] ${what} in the middle leaves nothing half done`, async () => {
      const { db, services } = app();
      class Broken extends Drafts {
        override async apply(...call: Parameters<Drafts['apply']>): ReturnType<Drafts['apply']> {
          await super.apply(...call);
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
});
