import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { mostComments } from '@varda/contract/bounds';
import type { Comment } from '@varda/contract/comments';
import { isPostgres } from '../database/engine.ts';
import { setApprovalRules } from '../test/approval-rules.ts';
import { careerBody, productForm } from '../test/samples.ts';
import { onEachEngine, type Sending } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';

const text = (word: string) => ({ text: { en: `<p>${word}</p>`, mk: `<p>${word}</p>` } });

onEachEngine((app) => {
  let admin: { id: string; token: string };
  let ana: { id: string; token: string };
  let boris: { id: string; email: string; token: string };

  const send = (by: { token: string }, call: string, sending: Sending = {}) =>
    app().send(call as 'GET /', { token: by.token, ...sending });
  const item = async () => (await send(admin, 'POST /history', { json: text('Published') })).body._id as string;
  const say = (by: { token: string }, place: string, said: object, headers = {}) =>
    send(by, `POST /comments/${place}`, { json: said, headers });
  const read = async (by: { token: string }, place: string): Promise<Comment[]> =>
    (await send(by, `GET /comments/${place}`)).body.comments;
  const logged = async (id: string) =>
    (await send(admin, `GET /activity?item=${id}&limit=100`)).body.activities.map(
      ({ action, details }: { action: string; details: string[] }) => [action, ...details].join(' '),
    );
  const unread = async (id: string) => {
    const rows = await app()
      .db.selectFrom('comment_mentions')
      .innerJoin('comments', 'comments.id', 'comment_mentions.comment_id')
      .select('user_id')
      .where('item_id', '=', id)
      .where('read_at', 'is', null)
      .execute();
    return rows.map(({ user_id }) => user_id);
  };

  before(async () => {
    admin = await app().signIn('admin');
    ana = await app().signIn('user', ['pages.write', 'pages.publish', 'pages.delete']);
    boris = await app().signIn('user');
  });

  test('[U-05] who sees an item comments on it, or on one of its fields; the text stays text, and the log tells of it', async () => {
    const id = await item();
    const words = '<b>Which</b> dose?\nSecond line';
    const { status, body } = await say(ana, `history/${id}`, { text: `  ${words} `, field: 'text.mk' });
    assert.deepEqual(
      [status, body.text, body.field, body.by._id, body.mayDelete, body.resolved, body.isReturn],
      [201, words, 'text.mk', ana.id, true, null, false],
    );
    await say(boris, `history/${id}`, { text: 'The second one' });
    assert.deepEqual(
      (await read(boris, `history/${id}`)).map((one) => [one.text, one.mayDelete]),
      [
        [words, false],
        ['The second one', true],
      ],
    );
    const { fields } = (await send(boris, `GET /comments/history/${id}`)).body;
    assert.deepEqual(fields.toSorted(), ['text.en', 'text.mk']);
    assert.deepEqual((await logged(id)).slice(0, 2), ['comment', 'comment text.mk']);
    for (const said of [{ text: ' ' }, { text: 'x'.repeat(2_001) }, { text: 'x', field: 'name.en' }])
      assert.equal((await say(ana, `history/${id}`, said)).status, 422);
    const blind = await app().signIn('user', ['pages.see']);
    assert.equal((await say(blind, `history/${id}`, { text: 'x' })).status, 403);
    assert.equal((await say(ana, 'history/none', { text: 'x' })).status, 404);
  });

  test('[U-05] a comment is resolved and opened again by anybody, and deleted by its author or an admin', async () => {
    const id = await item();
    const { body } = await say(ana, `history/${id}`, { text: 'Which dose?' });
    const one = `/comments/history/${id}/${body._id}`;
    const resolve = (by: { token: string }, resolved: boolean) => send(by, `PATCH ${one}`, { json: { resolved } });
    assert.equal((await resolve(boris, true)).body.resolved.by._id, boris.id);
    // Somebody else did so a moment before.
    assert.equal((await resolve(ana, true)).body.resolved.by._id, boris.id);
    assert.equal((await resolve(ana, false)).body.resolved, null);
    assert.equal((await send(boris, `DELETE ${one}`)).status, 403);
    assert.equal((await send(boris, `DELETE /comments/history/${await item()}/${body._id}`)).status, 404);
    assert.equal((await send(ana, `DELETE ${one}`)).status, 200);
    assert.equal((await send(ana, `DELETE ${one}`)).status, 404);
    assert.equal((await resolve(ana, true)).status, 404);
    const other = (await say(ana, `history/${id}`, { text: 'By the admin' })).body._id;
    assert.equal((await send(admin, `DELETE /comments/history/${id}/${other}`)).status, 200);
    assert.deepEqual((await logged(id)).slice(0, 5), [
      ...['delete_comment', 'comment', 'delete_comment', 'reopen_comment', 'resolve_comment'],
    ]);
  });

  test('[U-05] [U-08] who mentions somebody who is deleted at that moment is told to try again, and then that they are gone', async () => {
    const place = `history/${await item()}`;
    const { id: leaving } = await app().signIn('user');
    const said = { text: 'Look', mentions: [leaving] };
    const { asked } = await app()
      .db.transaction()
      .execute(async (tx) => {
        await tx.deleteFrom('users').where('id', '=', leaving).execute();
        const pending = say(ana, place, said);
        await untilSomebodyWaits(tx);
        return { asked: pending };
      });
    assert.equal((await asked).status, isPostgres(app().db) ? 503 : 422);
    assert.equal((await say(ana, place, said)).status, 422);
    assert.deepEqual(await read(ana, place), []);
  });

  test('[U-05] who is mentioned may see the item, and waits until they have read it; a lost answer says nothing twice', async () => {
    const id = await item();
    const blind = await app().signIn('user', ['pages.see']);
    const people = (await send(ana, `GET /comments/history/${id}/people`)).body as { _id: string; email: string }[];
    const offered = people.map(({ _id }) => _id);
    // Two of one name are told apart.
    assert.equal(people.find(({ _id }) => _id === boris.id)?.email, boris.email);
    assert.ok(offered.includes(boris.id) && !offered.includes(blind.id) && !offered.includes(ana.id));
    for (const wrong of [blind.id, 'none']) {
      const refused = await say(ana, `history/${id}`, { text: 'x', mentions: [boris.id, wrong] });
      assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['mentions']]);
    }
    const key = { 'idempotency-key': randomUUID() };
    const said = { text: '@A user look', mentions: [boris.id, boris.id, ana.id] };
    const [first, again] = [await say(ana, `history/${id}`, said, key), await say(ana, `history/${id}`, said, key)];
    assert.equal(first.body._id, again.body._id);
    assert.deepEqual(first.body.mentions, [{ _id: boris.id, name: 'A user' }]);
    assert.deepEqual(await unread(id), [boris.id]);
    await send(ana, `POST /comments/history/${id}/read`);
    assert.equal((await unread(id)).length, 1);
    await send(boris, `POST /comments/history/${id}/read`);
    assert.deepEqual(await unread(id), []);
    assert.equal((await read(boris, `history/${id}`)).length, 1);
  });

  test('[U-05] an item has so many comments at most', async () => {
    const id = await item();
    await say(ana, `history/${id}`, { text: 'The first one' });
    const ofItem = app().db.selectFrom('comments').selectAll().where('item_id', '=', id);
    const first = await ofItem.executeTakeFirstOrThrow();
    const more = Array.from({ length: mostComments - 2 }, () => ({ ...first, id: randomUUID() }));
    for (let from = 0; from < more.length; from += 50)
      await app()
        .db.insertInto('comments')
        .values(more.slice(from, from + 50))
        .execute();
    assert.equal((await say(ana, `history/${id}`, { text: 'The last one' })).status, 201);
    const refused = await say(ana, `history/${id}`, { text: 'One too many' });
    assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
    assert.equal((await read(ana, `history/${id}`)).length, mostComments);
  });

  test('[U-05] an API key that only reads does not write comments', async () => {
    const id = await item();
    const { body: key } = await app().send('POST /api-keys', {
      token: ana.token,
      json: { name: 'Reader', scope: 'read', days: 1, currentPassword: 'staff of the tests' },
    });
    const reader = { token: key.key };
    assert.equal((await send(reader, `GET /comments/history/${id}`)).status, 200);
    assert.equal((await say(reader, `history/${id}`, { text: 'x' })).status, 403);
  });

  test('[U-05] the words of a return stay when approval is asked for again, and mention who had asked', async () => {
    const id = await item();
    await setApprovalRules(app(), admin.token, ['pages']);
    const writer = await app().signIn('user', ['pages.publish']);
    await send(writer, `PUT /history/${id}?as=draft`, { json: text('Drafted') });
    const ask = () => send(writer, `POST /approvals/history/${id}`, { json: { note: '' } });
    await ask();
    const returned = { json: { comment: 'Which dose?' } };
    assert.equal((await send(boris, `POST /approvals/history/${id}/return`, returned)).status, 200);
    assert.deepEqual(await unread(id), [writer.id]);
    assert.equal((await ask()).status, 200);
    // Whoever asks again has seen it.
    assert.deepEqual(await unread(id), []);
    const [comment] = await read(writer, `history/${id}`);
    assert.deepEqual(
      [comment?.text, comment?.isReturn, comment?.by?._id, comment?.mentions.map(({ _id }) => _id)],
      ['Which dose?', true, boris.id, [writer.id]],
    );
    await send(writer, `DELETE /drafts/history/${id}`);
    assert.equal((await read(writer, `history/${id}`)).length, 1);
  });

  test('[U-05] a second request keeps the note of the first one as a comment, and a return reaches everybody who has written the draft', async () => {
    const id = await item();
    await setApprovalRules(app(), admin.token, ['pages']);
    const [first, second, gone] = await Promise.all([1, 2, 3].map(() => app().signIn('user', ['pages.publish'])));
    assert.ok(first && second && gone);
    const ask = (by: { token: string }, note: string) =>
      send(by, `POST /approvals/history/${id}`, { json: { note } }).then(({ status }) => assert.equal(status, 200));
    for (const [place, writer] of [boris, gone, first, second].entries())
      await send(writer, `PUT /history/${id}?as=draft`, { json: text(`Drafted ${place}`) });
    await ask(first, 'Please check the dose');
    await ask(first, 'Please check the dose against leaflet 12');
    await ask(second, '');
    await ask(second, 'A comma');
    const [note, ...others] = await read(boris, `history/${id}`);
    assert.deepEqual(
      [note?.text, note?.by?._id, note?.isReturn, note?.mentions, others],
      ['Please check the dose against leaflet 12', first.id, false, [], []],
    );

    await send(admin, `DELETE /users/${gone.id}`);
    // Whoever returns it has written of it, too.
    const returned = { json: { comment: 'Wrong dose' } };
    assert.equal((await send(boris, `POST /approvals/history/${id}/return`, returned)).status, 200);
    assert.deepEqual((await unread(id)).toSorted(), [first.id, second.id].toSorted());
    const { mentions } = (await send(first, 'GET /overview')).body.waiting;
    assert.deepEqual(
      mentions.map(({ _id }: { _id: string }) => _id),
      [id],
    );
    // What was answered is not kept once more.
    await ask(first, 'Corrected');
    assert.equal((await read(boris, `history/${id}`)).length, 2);
  });

  test('[U-05] a new item keeps its comments when it is published, and loses them when it is deleted for good', async () => {
    const made = async () => {
      const { body } = await send(admin, 'POST /adminCareer?as=draft', { json: careerBody() });
      await say(boris, `adminCareer/${body._id}`, { text: 'Before it is there' });
      return body;
    };
    const { _id, __v } = await made();
    const json = { drafts: [{ entity: 'adminCareer', _id, __v }] };
    assert.equal((await send(admin, 'POST /drafts/publication', { json })).status, 200);
    // A link in an e-mail and a window that is open name the draft.
    const place = `adminCareer/${_id}`;
    assert.equal((await say(ana, place, { text: 'Still open', mentions: [boris.id] })).status, 201);
    assert.equal((await read(boris, place)).length, 2);
    assert.deepEqual(await unread(_id), [boris.id]);

    const stored = async () =>
      (await app().db.selectFrom('comments').select('item_id').execute()).map((row) => row.item_id);
    await send(admin, `DELETE /${place}`);
    assert.equal((await send(boris, `GET /comments/${place}`)).status, 404);
    await send(admin, `POST /trash/${place}/restore`);
    assert.equal((await read(boris, place)).length, 2);
    await send(admin, `DELETE /${place}`);
    await send(admin, `DELETE /trash/${place}`);
    const other = await made();
    assert.ok((await stored()).includes(other._id) && !(await stored()).includes(_id));
    await send(admin, `DELETE /drafts/adminCareer/${other._id}`);
    assert.ok(!(await stored()).includes(other._id));
  });

  test('[U-05] at a product that is to move, who does not see both places reads nothing and is not mentioned', async () => {
    const { body: product } = await send(admin, 'POST /products', { form: productForm() });
    const place = `products/${product._id}`;
    const half = await app().signIn('user', ['herbal-products.see']);
    assert.equal((await say(half, place, { text: 'Seen' })).status, 201);
    const form = { categoryName: 'Herbal Products' };
    assert.equal((await send(admin, `PUT /products/${product._id}?as=draft`, { form })).status, 200);
    assert.equal((await send(half, `GET /comments/${place}`)).status, 403);
    assert.equal((await say(admin, place, { text: 'x', mentions: [half.id] })).status, 422);
  });
});
