import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { catalogue } from '@varda/contract/catalogue';
import type { Draft } from '@varda/contract/drafts';
import type { Permission } from '@varda/contract/permissions';
import { setApprovalRules } from '../test/approval-rules.ts';
import { careerBody, productForm } from '../test/samples.ts';
import { onEachEngine, type Sending } from '../test/test-app.ts';

const text = (word: string) => ({ text: { en: `<p>${word}</p>`, mk: `<p>${word}</p>` } });

onEachEngine((app) => {
  let admin: { id: string; token: string };
  let publisher: { id: string; token: string };
  let writer: { id: string; token: string };

  const send = (by: { token: string }, call: string, sending: Sending = {}) =>
    app().send(call as 'GET /', { token: by.token, ...sending });
  const rules = (areas: string[], fourEyes = false) =>
    setApprovalRules(app(), admin.token, fourEyes ? [...areas, 'fourEyes'] : areas);

  before(async () => {
    admin = await app().signIn('admin');
    publisher = await app().signIn('user');
    writer = await app().signIn('user', ['pages.publish', 'cbd-products.publish', 'vacancies.publish']);
  });
  beforeEach(() => rules(['pages', 'cbd-products', 'vacancies']));

  const drafted = async (by = writer) => {
    const { body } = await send(admin, 'POST /history', { json: text('Published') });
    const { status, body: draft } = await save(by, body._id, 'Drafted');
    assert.equal(status, 200);
    return { id: body._id as string, version: draft.__v as number };
  };
  const save = (by: { token: string }, id: string, word: string) =>
    send(by, `PUT /history/${id}?as=draft`, { json: text(word) });
  const named = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
  const ask = (by: { token: string }, id: string, version?: number, note = 'Please look at the dose') =>
    send(by, `POST /approvals/history/${id}`, { json: { note }, ...(version && named(version)) });
  const giveBack = (by: { token: string }, id: string, comment: string, version?: number) =>
    send(by, `POST /approvals/history/${id}/return`, { json: { comment }, ...(version && named(version)) });
  const approve = (by: { token: string }, _id: string, __v?: number, entity = 'history') =>
    send(by, 'POST /drafts/publication', { json: { drafts: [{ entity, _id, ...(__v && { __v }) }] } });
  const told = async (by: { token: string }, id: string, query = ''): Promise<Draft | undefined> =>
    (await send(by, `GET /drafts?limit=100${query}`)).body.items.find(({ _id }: Draft) => _id === id);
  const kept = (id: string) => app().db.selectFrom('approvals').where('item_id', '=', id).selectAll().execute();
  const logged = async (id: string) =>
    (await send(admin, `GET /activity?item=${id}&limit=100`)).body.activities
      .map(({ action }: { action: string }) => action)
      .toReversed();

  test('[U-05] who may not publish asks; who may publish approves what was asked about; the log has both', async () => {
    const { id, version } = await drafted();
    assert.equal((await told(writer, id))?.approval, null);
    assert.equal((await ask(writer, id, version)).status, 200);
    const draft = await told(publisher, id, '&approval=asked');
    assert.deepEqual(
      [draft?.approval?.state, draft?.approval?.note, draft?.approval?.askedBy?._id, draft?.approval?.isChanged],
      ['asked', 'Please look at the dose', writer.id, false],
    );
    assert.deepEqual(draft?.approval?.writers, ['A user']);
    assert.equal(await told(publisher, id, '&approval=returned'), undefined);
    const one = (await send(publisher, `GET /drafts/history/${id}`)).body;
    assert.deepEqual(one.approval, draft?.approval);
    assert.equal((await approve(writer, id, version)).status, 403);
    assert.equal((await approve(publisher, id, version)).status, 200);
    assert.equal(await told(publisher, id), undefined);
    assert.deepEqual(await kept(id), []);
    assert.deepEqual(await logged(id), ['create', 'save_draft', 'ask_approval', 'edit', 'approve']);
  });

  test('[U-05] a draft comes back with a comment, which it takes; asked about again it waits once more', async () => {
    const { id, version } = await drafted();
    assert.equal((await giveBack(publisher, id, 'Nothing is asked')).status, 409);
    await ask(writer, id, version);
    assert.equal((await giveBack(writer, id, 'Not mine to say')).status, 403);
    assert.equal((await giveBack(publisher, id, '  ')).status, 422);
    assert.equal((await giveBack(publisher, id, 'x'.repeat(2_001))).status, 422);
    assert.equal((await giveBack(publisher, id, '<b>Which</b> dose?', version)).status, 200);
    const { returned, state } = (await told(writer, id))?.approval ?? {};
    assert.deepEqual([state, returned?.comment, returned?.by?._id], ['returned', '<b>Which</b> dose?', publisher.id]);
    assert.equal((await giveBack(publisher, id, 'Twice')).status, 409);
    const { body } = await save(writer, id, 'Corrected');
    assert.equal((await ask(writer, id, body.__v)).status, 200);
    const again = (await told(publisher, id))?.approval;
    assert.deepEqual([again?.state, again?.returned, again?.isChanged], ['asked', null, false]);
    assert.deepEqual((await logged(id)).slice(2), ['ask_approval', 'return_draft', 'save_draft', 'ask_approval']);
  });

  test('[U-05] nobody decides over what they have not seen: a draft that was changed after the request says so', async () => {
    const { id, version } = await drafted();
    await ask(writer, id, version);
    const { body } = await save(writer, id, 'Changed behind the back');
    assert.equal((await told(publisher, id))?.approval?.isChanged, true);
    assert.equal((await approve(publisher, id, version)).status, 409);
    assert.equal((await giveBack(publisher, id, 'Of before', version)).status, 409);
    assert.equal((await ask(writer, id, version)).status, 409);
    assert.equal((await approve(publisher, id, body.__v)).status, 200);
  });

  test('[U-05] with four eyes neither who has asked nor anybody who has written approves', async () => {
    await rules(['pages'], true);
    const { id } = await drafted(publisher);
    const { body } = await save(writer, id, 'By the second one');
    await ask(writer, id, body.__v);
    const mine = (await told(publisher, id))?.approval;
    assert.deepEqual([mine?.needsAnother, mine?.writers.length], [true, 2]);
    const refused = await approve(publisher, id, body.__v);
    assert.equal(refused.status, 409);
    assert.match(refused.body.message, /Somebody else has to approve/);
    // To save once more and publish at once is no way around it.
    const around = await send(publisher, `PUT /history/${id}`, { json: text('Around'), ...named(body.__v) });
    assert.equal(around.status, 403);
    const third = await app().signIn('user');
    assert.equal((await told(third, id))?.approval?.needsAnother, false);
    assert.equal((await approve(third, id, body.__v)).status, 200);

    const own = await drafted(writer);
    await ask(publisher, own.id, own.version);
    assert.equal((await approve(publisher, own.id, own.version)).status, 409);
    await rules(['pages'], false);
    assert.equal((await approve(publisher, own.id, own.version)).status, 200);
  });

  test('[U-05] four eyes hold for a draft that moves its item to where they are not wanted', async () => {
    await rules(['cbd-products'], true);
    const { body: product } = await send(admin, 'POST /products', { form: productForm() });
    const call = `/products/${product._id}?as=draft`;
    await send(publisher, `PUT ${call}`, { form: { name: { en: 'Mine' } } });
    await send(writer, `POST /approvals/products/${product._id}`, { json: { note: '' } });
    const { body: moved } = await send(publisher, `PUT ${call}`, { form: { categoryName: 'Medicinal Products/OTC' } });
    const refused = await approve(publisher, product._id, moved.__v, 'products');
    assert.equal(refused.status, 409, JSON.stringify(refused.body));
    assert.match(refused.body.message, /Somebody else has to approve/);
    const third = await app().signIn('user');
    assert.equal((await approve(third, product._id, moved.__v, 'products')).status, 200);
  });

  test('[U-05] approval is asked for of a draft that has moved to where none is wanted; the list knows who may not give it', async () => {
    await rules(['cbd-products'], true);
    const { body: product } = await send(admin, 'POST /products', { form: productForm() });
    const form = { categoryName: 'Medicinal Products/OTC' };
    const { body: moved } = await send(publisher, `PUT /products/${product._id}?as=draft`, { form });
    assert.equal((await send(writer, `POST /approvals/products/${product._id}`, { json: { note: '' } })).status, 200);
    const needsAnother = async (by: { token: string }) =>
      (await send(by, 'GET /drafts?approval=asked')).body.items.find(({ _id }: { _id: string }) => _id === product._id)
        .approval.needsAnother;
    const third = await app().signIn('user');
    assert.deepEqual([await needsAnother(publisher), await needsAnother(third)], [true, false]);
    const waits = async (by: { token: string }) =>
      (await send(by, 'GET /overview')).body.waiting.approvals.some(({ _id }: { _id: string }) => _id === product._id);
    const half = await app().signIn('user', ['cbd-products.publish']);
    assert.deepEqual([await waits(publisher), await waits(third), await waits(half)], [false, true, false]);
    assert.equal((await approve(half, product._id, moved.__v, 'products')).status, 403);
    await send(admin, `DELETE /drafts/products/${product._id}`);
  });

  test('[U-05] who may publish need not ask, and nobody is asked where the area does not want it', async () => {
    const { id, version } = await drafted();
    assert.equal((await approve(publisher, id, version)).status, 200);
    assert.ok(!(await logged(id)).includes('approve'));
    await rules([]);
    const other = await drafted();
    assert.equal((await ask(writer, other.id, other.version)).status, 409);
    assert.deepEqual((await send(writer, 'GET /session')).body.approvedAreas, []);
    await rules(['pages', 'site']);
    assert.deepEqual((await send(writer, 'GET /session')).body.approvedAreas, ['pages', 'site']);
  });

  test('[U-05] every area that has drafts can want approval, each category of products too', async () => {
    const all = [...catalogue.map(({ id }) => id), 'vacancies', 'pages', 'contacts', 'site'];
    const { status, body } = await rules(all);
    assert.equal(status, 200);
    assert.deepEqual(body.areas.toSorted(), all.toSorted());
    for (const area of ['releases', 'pictures', 'settings']) assert.equal((await rules([area])).status, 422, area);
  });

  test('[U-05] two administrators who turn on a rule each undo nothing of each other, and a press that changes nothing is not logged', async () => {
    await rules([]);
    const turnOn = (rule: string) => send(admin, 'PUT /approval-rules', { json: { rule, on: true } });
    await Promise.all([turnOn('pages'), turnOn('site'), turnOn('fourEyes')]);
    const { body } = await send(admin, 'GET /approval-rules');
    assert.deepEqual([body.areas.toSorted(), body.fourEyes], [['pages', 'site'], true]);
    const told = async () => (await send(admin, 'GET /activity?entity=users')).body.totalCount;
    const before = await told();
    await turnOn('pages');
    assert.equal(await told(), before);
    await send(admin, 'PUT /approval-rules', { json: { rule: 'pages', on: false } });
    assert.equal(await told(), before + 1);
  });

  test('[U-05] a request is withdrawn by who has made it; one whose draft is discarded is gone', async () => {
    const { id, version } = await drafted();
    assert.equal((await send(writer, `DELETE /approvals/history/${id}`)).status, 409);
    await ask(writer, id, version);
    assert.equal((await send(publisher, `DELETE /approvals/history/${id}`)).status, 403);
    assert.equal((await send(writer, `DELETE /approvals/history/${id}`)).status, 200);
    assert.equal((await told(writer, id))?.approval, null);
    await ask(writer, id, version);
    assert.equal((await send(writer, `DELETE /drafts/history/${id}`, named(version))).status, 200);
    assert.equal((await ask(writer, id, version)).status, 404);
    await save(writer, id, 'Anew');
    assert.equal((await told(writer, id))?.approval, null);
  });

  test('[U-05] a request is withdrawn by who has written some of the draft, also where a colleague has asked once more', async () => {
    const { id, version } = await drafted();
    await ask(writer, id, version);
    const colleague = await app().signIn('user', ['pages.publish']);
    await ask(colleague, id, version);
    const mayWithdraw = async (by: { token: string }) => (await told(by, id))?.approval?.mayWithdraw;
    assert.deepEqual(await Promise.all([writer, colleague, publisher].map(mayWithdraw)), [true, true, false]);
    assert.equal((await send(publisher, `DELETE /approvals/history/${id}`)).status, 403);
    assert.equal((await send(writer, `DELETE /approvals/history/${id}`)).status, 200);
    assert.deepEqual(await kept(id), []);
  });

  test('[U-05] a decision is refused to who is not permitted any more, and to who has lost the area of the draft', async () => {
    const form = productForm({ name: { en: 'Moving', mk: 'Се движи' } });
    const { body: product } = await send(admin, 'POST /products', { form });
    const { body: draft } = await send(writer, `PUT /products/${product._id}?as=draft`, {
      form: { name: { en: 'Moved' } },
    });
    const call = `/approvals/products/${product._id}`;
    assert.equal((await send(writer, `POST ${call}`, { json: { note: '' } })).status, 200);
    const former = await app().signIn('user');
    const forbid = (restrictions: Permission[]) => send(admin, `PUT /users/${former.id}`, { json: { restrictions } });
    await forbid(['cbd-products.publish']);
    assert.equal((await approve(former, product._id, draft.__v, 'products')).status, 403);
    assert.equal((await send(former, `POST ${call}/return`, { json: { comment: 'No' } })).status, 403);
    await forbid([]);
    assert.equal((await send(former, `POST ${call}/return`, { json: { comment: 'No' } })).status, 200);
  });

  test('[U-05] a new item is asked about and approved whole; in the trash a request waits, and goes with it for good', async () => {
    const { status, body } = await send(writer, 'POST /adminCareer?as=draft', { json: careerBody() });
    assert.equal(status, 201);
    assert.equal((await send(writer, `POST /approvals/adminCareer/${body._id}`, { json: { note: '' } })).status, 200);
    const reviewer = await app().signIn('user', ['vacancies.write']);
    const asVisitor = async () => (await app().send(`GET /adminCareer/${body._id}` as 'GET /')).status;
    assert.equal(await asVisitor(), 404);
    assert.equal((await approve(reviewer, body._id, body.__v, 'adminCareer')).status, 200);
    assert.equal(await asVisitor(), 200);
    assert.deepEqual(await logged(body._id), ['save_draft', 'ask_approval', 'create', 'approve']);

    const { id, version } = await drafted();
    await ask(writer, id, version);
    await send(admin, `DELETE /history/${id}`);
    assert.equal(await told(publisher, id), undefined);
    assert.equal((await giveBack(publisher, id, 'Where is it?')).status, 404);
    await send(admin, `POST /trash/history/${id}/restore`);
    assert.equal((await told(publisher, id))?.approval?.state, 'asked');
    await send(admin, `DELETE /history/${id}`);
    await send(admin, `DELETE /trash/history/${id}`);
    assert.deepEqual(await kept(id), []);
  });

  test('[U-05] one language that is published leaves the request for the other one, of a draft that is another by now', async () => {
    const { id, version } = await drafted();
    await ask(writer, id, version);
    const json = { drafts: [{ entity: 'history', _id: id, __v: version }], language: 'en' };
    assert.equal((await send(publisher, 'POST /drafts/publication', { json })).status, 200);
    const rest = await told(publisher, id);
    assert.deepEqual([rest?.approval?.state, rest?.approval?.isChanged, rest?.languages], ['asked', true, ['mk']]);
    assert.deepEqual(rest?.approval?.writers, ['A user']);
  });

  test('[U-05] who approves what a colleague has returned a moment before is told so; who has seen that publishes it', async () => {
    const { id, version } = await drafted();
    await ask(writer, id, version);
    await giveBack(publisher, id, 'Where is it?');
    const json = (approves: boolean) => ({ drafts: [{ entity: 'history', _id: id, __v: version, approves }] });
    const third = await app().signIn('user');
    assert.equal((await send(third, 'POST /drafts/publication', { json: json(true) })).status, 409);
    assert.equal((await told(writer, id))?.approval?.state, 'returned');
    assert.equal((await send(third, 'POST /drafts/publication', { json: json(false) })).status, 200);
  });

  test('[U-05] who names no version approves nothing: it may be one that nobody has seen', async () => {
    const { id, version } = await drafted();
    await ask(writer, id, version);
    assert.equal((await approve(publisher, id)).status, 409);
    assert.equal((await told(publisher, id))?.approval?.state, 'asked');
    assert.equal((await approve(publisher, id, version)).status, 200);
  });
});
