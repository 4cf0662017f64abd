import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Overview } from '@varda/contract/overview';
import { setApprovalRules } from '../test/approval-rules.ts';
import { careerBody, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  const read = async (as = token): Promise<Overview> => {
    const { status, body } = await app().send('GET /overview', { token: as });
    assert.equal(status, 200);
    return body;
  };
  const make = async (call: 'POST /products' | 'POST /adminCareer', what: Record<string, unknown>) => {
    const sending = call === 'POST /products' ? { form: productForm(what) } : { json: careerBody(what) };
    const { status, body } = await app().send(call, { token, ...sending });
    assert.equal(status, 201);
    return body;
  };

  test('[E-10] for whom nothing waits gets an empty list, and who has no session 401', async () => {
    const { untranslated, unreadMessages, trash, site } = await read();
    assert.deepEqual(trash, { total: 0, soon: 0, firstGoes: null });
    assert.deepEqual(site, { problems: [], failedMails: 0 });
    assert.equal(unreadMessages, 0);
    // The legal pages are there from the start, without texts.
    assert.deepEqual(untranslated, []);
    assert.equal((await app().send('GET /overview')).status, 401);
  });

  test('[E-10] missing and older translations are counted for each list, those of products for each subcategory', async () => {
    const oral = await make('POST /products', { categoryName: 'CBD Products/Oral' });
    const other = await make('POST /products', { categoryName: 'CBD Products/Oral' });
    await make('POST /products', { categoryName: 'CBD Products/Topical' });
    const vacancy = await make('POST /adminCareer', {});
    const put = (id: string, form: Record<string, unknown>) => app().send(`PUT /products/${id}`, { token, form });
    await put(oral._id, { description: { mk: '' } });
    await put(other._id, { name: { en: 'Another name altogether' } });
    await app().send(`PUT /adminCareer/${vacancy._id}`, {
      token,
      json: { description: { en: '<p>Other duties in another place.</p>' } },
    });
    assert.deepEqual((await read()).untranslated, [
      { entity: 'products', categoryName: 'CBD Products/Oral', missing: 1, older: 1 },
      { entity: 'adminCareer', categoryName: null, missing: 0, older: 1 },
    ]);
    const listed = await app().send('GET /products/CBD%20Products%2FOral?translation=needed', { token });
    assert.equal(listed.body.totalCount, 2);
  });

  test('[E-10] what the site says of itself is counted for each of its parts, an announcement without a text not', async () => {
    const edit = (id: string, form: Record<string, unknown>) => app().send(`PUT /site-content/${id}`, { token, form });
    const ofSite = async () => (await read()).untranslated.filter(({ entity }) => entity === 'site-content');
    assert.deepEqual(await ofSite(), []);
    await edit('hero-cbd', { title: { en: 'Another title altogether' } });
    await edit('announcement-1', { message: { en: 'Closed on Friday' } });
    const list = { entity: 'site-content', categoryName: null };
    assert.deepEqual(await ofSite(), [
      { ...list, part: 'hero', missing: 0, older: 1 },
      { ...list, part: 'announcements', missing: 1, older: 0 },
    ]);
    await edit('hero-cbd', { title: { mk: 'Сосема друг наслов' } });
    await edit('announcement-1', { message: { en: '' } });
    assert.deepEqual(await ofSite(), []);
  });

  test('[E-10] unread messages, what goes from the trash soon, and the last changes with who made them', async () => {
    const message = { name: 'Vlado', email: 'vlado@x.example', message: 'Good day' };
    await app().send('POST /contact', { json: message });
    const gone = await make('POST /products', { name: { en: 'Gone', mk: 'Отиден' }, categoryName: 'Herbal Products' });
    await app().send(`DELETE /products/${gone._id}`, { token });
    await make('POST /adminCareer', { vacancy: { en: 'Chemist', mk: 'Хемичар' } });
    const old = new Date(Date.now() - 24 * 86_400_000).toISOString();
    await app().db.updateTable('trash').set({ deleted_at: old }).where('item_id', '=', gone._id).execute();

    const { unreadMessages, trash, changes } = await read();
    assert.equal(unreadMessages, 1);
    const firstGoes = new Date(Date.parse(old) + 30 * 86_400_000).toISOString();
    assert.deepEqual(trash, { total: 1, soon: 1, firstGoes });
    assert.deepEqual(
      changes
        .slice(0, 3)
        .map(({ action, entity, item, by, place }) => [action, entity, item?.title.en, by?.name, place]),
      [
        ['create', 'adminCareer', 'Chemist', 'A user', 'list'],
        ['delete', 'products', 'Gone', 'A user', 'trash'],
        ['create', 'products', 'Gone', 'A user', 'trash'],
      ],
    );
    await app().send(`POST /trash/products/${gone._id}/restore`, { token });
    const [restored] = (await read()).changes;
    assert.deepEqual(
      [restored?.action, restored?.place, restored?.categoryName],
      ['restore', 'list', 'Herbal Products'],
    );
    const admin = (await app().signIn('admin')).token;
    await app().send(`DELETE /products/${gone._id}`, { token });
    await app().send(`DELETE /trash/products/${gone._id}`, { token: admin });
    assert.equal((await read()).changes[0]?.place, null);
  });

  test('[E-01] [E-10] a change of a new draft is listed with where the draft is, to whoever sees its category', async () => {
    const form = productForm({ name: { en: 'Drafted', mk: 'Нацрт' }, categoryName: 'Herbal Products' });
    assert.equal((await app().send('POST /products?as=draft', { token, form })).status, 201);
    const of = async (as?: string) => (await read(as)).changes.find(({ item }) => item?.title.en === 'Drafted');
    const { action, place, categoryName } = (await of()) ?? {};
    assert.deepEqual([action, place, categoryName], ['save_draft', 'draft', 'Herbal Products']);
    const some = await app().signIn('user', ['cbd-products.see']);
    assert.equal((await of(some.token))?.place, 'draft');
    const others = await app().signIn('user', ['herbal-products.see']);
    assert.equal(await of(others.token), undefined);
  });

  test('[E-10] [U-04] nothing is shown of areas that the account does not see', async () => {
    const { token } = await app().signIn('user', [
      'contacts.see',
      'cbd-products.see',
      'herbal-products.see',
      'vacancies.see',
      'site.see',
    ]);
    const { untranslated, unreadMessages, changes, trash, site } = await read(token);
    assert.deepEqual(untranslated, []);
    assert.equal(unreadMessages, null);
    assert.equal(site.failedMails, null);
    assert.equal(trash.total, 0);
    assert.deepEqual(changes, []);
  });

  test('[U-05] tells what waits for the account: requests that it may decide, its drafts that came back, unread mentions', async () => {
    const admin = await app().signIn('admin');
    const publisher = await app().signIn('user');
    const writer = await app().signIn('user', ['pages.publish']);
    const send = (by: { token: string }, call: string, json?: unknown) =>
      app().send(call as 'GET /', { token: by.token, ...(json !== undefined && { json }) });
    const waits = async (by: { token: string }) => {
      const { waiting } = await read(by.token);
      const ids = (kind: 'approvals' | 'returned' | 'mentions') => waiting?.[kind].map(({ _id }) => _id);
      return { approvals: ids('approvals'), returned: ids('returned'), mentions: ids('mentions') };
    };
    const none = { approvals: [], returned: [], mentions: [] };
    const text = (word: string) => ({ text: { en: `<p>${word}</p>`, mk: `<p>${word}</p>` } });
    await setApprovalRules(app(), admin.token, ['pages', 'fourEyes']);
    const id = (await send(admin, 'POST /history', text('Published'))).body._id;
    await send(writer, `PUT /history/${id}?as=draft`, text('Drafted'));
    assert.deepEqual([await waits(publisher), await waits(writer)], [none, none]);

    await send(writer, `POST /approvals/history/${id}`, { note: '' });
    assert.deepEqual(await waits(publisher), { ...none, approvals: [id] });
    assert.deepEqual(await waits(writer), none);
    const blind = await app().signIn('user', ['pages.see']);
    assert.deepEqual(await waits(blind), none);

    await send(publisher, `POST /approvals/history/${id}/return`, { comment: 'Which dose?' });
    // It is told once, though its words mention who had asked.
    assert.deepEqual([await waits(publisher), await waits(writer)], [none, { ...none, returned: [id] }]);
    const [back] = (await read(writer.token)).waiting?.returned ?? [];
    assert.deepEqual([back?.by?._id, back?.title.en], [publisher.id, 'Drafted']);
    await send(writer, `POST /approvals/history/${id}`, { note: '' });
    assert.deepEqual(await waits(writer), none);
    // With four eyes it is nothing for somebody who has written some of it.
    await send(publisher, `PUT /history/${id}?as=draft`, text('By both'));
    assert.deepEqual(await waits(publisher), none);

    await send(writer, `POST /comments/history/${id}`, { text: '@A user', mentions: [publisher.id] });
    assert.deepEqual(await waits(publisher), { ...none, mentions: [id] });
    await send(admin, `DELETE /history/${id}`);
    assert.deepEqual(await waits(publisher), none);
    await send(admin, `POST /trash/history/${id}/restore`);
    assert.deepEqual(await waits(publisher), { ...none, mentions: [id] });
    await send(admin, `PUT /users/${publisher.id}`, { restrictions: ['pages.see'] });
    assert.deepEqual(await waits(publisher), none);
    await send(admin, `PUT /users/${publisher.id}`, { restrictions: [] });
    await send(publisher, `POST /comments/history/${id}/read`);
    assert.deepEqual(await waits(publisher), none);
  });
});
