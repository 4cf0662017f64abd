import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schedule } from '@varda/contract/schedules';
import { careerBody, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { hour, inHours, scheduling } from './scheduling.fixture.ts';

onEachEngine((app) => {
  const {
    token,
    send,
    target,
    schedule,
    read,
    due,
    runDue,
    product,
    draft,
    drafted,
    shown,
    versions,
    actions,
    logged,
  } = scheduling(app);

  test('[E-03] a schedule is moved, changed and cancelled by who names its version; the past is refused', async () => {
    const [one, two] = [await drafted('One'), await drafted('Two')];
    const past = await send('POST /schedules', { json: { at: inHours(-1), items: [target(one)] } });
    assert.deepEqual([past.status, past.body.fields.at], [422, 'The time must be in the future.']);
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

  test('[E-03] lists tell what waits, the first one first; nothing is shown of areas that the account does not see', async () => {
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

  test('[E-03] the log has it when what happens to an item of a schedule becomes something else', async () => {
    const id = await drafted();
    const { _id, at } = await schedule([target(id)]);
    const json = { at, items: [target(id, { action: 'unpublish' })] };
    assert.equal((await send(`PUT /schedules/${_id}`, { json })).status, 200);
    assert.deepEqual((await actions(id)).slice(-2), ['schedule by A user', 'schedule by A user']);
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
      [422, 'This is not on the site: it is published in both languages.'],
    );
    const id = await drafted();
    const made = await schedule([target(id, { language: 'en' })]);
    assert.equal((await send(`POST /drafts/products/${id}`)).status, 200);
    await due(made._id);
    await runDue();
    const { state, reason } = await read(made._id);
    assert.deepEqual([state, reason?.en], ['failed', 'This is not on the site: it is published in both languages.']);
    assert.equal((await app().send(`GET /products/product/${id}`)).status, 404);
  });

  test('[E-03] [U-04] what a draft is called that moves a product is not shown to who does not see where to', async () => {
    const id = await product({ categoryName: 'Medicinal Products/OTC' });
    await draft(id, { name: { en: 'Not for all' }, categoryName: 'CBD Products/Oral' });
    const made = await schedule([target(id, { action: 'unpublish' })]);
    const blind = (await app().signIn('user', ['cbd-products.see'])).token;
    const titleFor = async (as: string) =>
      (await send(`GET /schedules/${made._id}`, { token: as })).body.items[0].title.en as string;
    assert.deepEqual([await titleFor(blind), await titleFor(token())], ['Calm drops', 'Not for all']);
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

  test('[E-03] who publishes a draft and who changes its schedule at the same moment are both answered', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const [one, two] = [await drafted('One'), await drafted('Two')];
      const { _id } = await schedule([target(one), target(two)]);
      const move = (hours: number) => ({ json: { at: inHours(hours), items: [target(one), target(two)] } });
      const answers = await Promise.all([
        send('POST /drafts/publication', { json: { drafts: [{ entity: 'products', _id: one }] } }),
        ...[2, 3, 4].map((hours) => send(`PUT /schedules/${_id}`, move(hours))),
      ]);
      assert.deepEqual(
        answers.map(({ status }) => status).filter((status) => status >= 500),
        [],
      );
      assert.equal(answers[0]?.status, 200);
    }
  });
});
