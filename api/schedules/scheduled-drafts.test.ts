import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schedule, ScheduleTarget } from '@varda/contract/schedules';
import { setApprovalRules } from '../test/approval-rules.ts';
import { picture } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { inHours, scheduling } from './scheduling.fixture.ts';

onEachEngine((app) => {
  const { token, send, target, schedule, read, due, runDue, product, draft, drafted, shown, logged } = scheduling(app);

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
    assert.deepEqual(await moved(token()), ['done', undefined, 'Never seen']);
    await setApprovalRules(app(), admin, ['medicinal-products', 'fourEyes']);
    const withFourEyes = await moved(token());
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
    assert.deepEqual([cancelled.state, cancelled.reason?.en], ['cancelled', 'The draft was discarded.']);
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
});
