import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Career } from '@varda/contract/vacancies';
import { careerBody } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  const ids: Record<string, string> = {};
  before(async () => {
    token = (await app().signIn('user')).token;
    for (const [name, active] of Object.entries({ both: true, en: { mk: false }, mk: { en: false }, none: false })) {
      const json = careerBody({ vacancy: { en: name, mk: name }, active });
      ids[name] = (await app().send('POST /adminCareer', { token, json })).body._id;
    }
  });
  const titles = async (query: string, headers: { token?: string } = {}) => {
    const { status, body } = await app().send(`GET /adminCareer?limit=10&${query}`, headers);
    assert.equal(status, 200);
    assert.equal(body.totalCount, body.careers.length);
    return body.careers.map((career: Career) => career.vacancy.en || career.vacancy.mk).toSorted();
  };

  test('[S-05] [P-09] without a session only what is active in the language is listed', async () => {
    assert.deepEqual(await titles('lang=en'), ['both', 'en']);
    assert.deepEqual(await titles('lang=mk'), ['both', 'mk']);
    assert.deepEqual(await titles(''), ['both', 'en']);
    assert.deepEqual(await titles('lang=en&active=true'), ['both', 'en']);
    assert.deepEqual(await titles('lang=en&active=false'), []);
    assert.deepEqual(await titles('lang=en&search=none'), []);
  });

  test('[S-05] [P-10] without a session a vacancy is there only in a language in which it is active', async () => {
    const status = async (name: string, lang: string) =>
      (await app().send(`GET /adminCareer/${ids[name]}?lang=${lang}`)).status;
    assert.deepEqual([await status('both', 'en'), await status('both', 'mk')], [200, 200]);
    assert.deepEqual([await status('en', 'en'), await status('en', 'mk')], [200, 404]);
    assert.deepEqual([await status('none', 'en'), await status('none', 'mk')], [404, 404]);
    const { body } = await app().send(`GET /adminCareer/${ids.en}?lang=mk`);
    assert.equal(body.message, 'Позицијата не е пронајдена');
  });

  test('[S-05] the public sees neither who made a vacancy nor a language in which it is not active', async () => {
    const { body } = await app().send(`GET /adminCareer/${ids.en}?lang=en`);
    assert.deepEqual([body.createdBy, body.updatedBy], [null, null]);
    assert.deepEqual(body.vacancy, { en: 'en', mk: '' });
    assert.deepEqual([body.shortDescription.mk, body.description.mk], ['', '']);
    const { careers } = (await app().send('GET /adminCareer?lang=en')).body;
    assert.deepEqual(
      careers.find((career: Career) => career._id === ids.en),
      body,
    );
  });

  test('[S-05] staff see all vacancies, or those of one side', async () => {
    assert.deepEqual(await titles('lang=en', { token }), ['both', 'en', 'mk', 'none']);
    assert.deepEqual(await titles('lang=en&active=false', { token }), ['mk', 'none']);
    assert.deepEqual(await titles('lang=mk&active=true', { token }), ['both', 'mk']);
    assert.equal((await app().send(`GET /adminCareer/${ids.none}`, { token })).status, 200);
  });

  test('[S-05] a session that has ended is told so, except where the view of the public is asked for', async () => {
    const { token: ended } = await app().signIn('user');
    await app().send('POST /logout', { token: ended });
    const status = async (address: string) => (await app().send(`GET /adminCareer${address}`, { token: ended })).status;
    assert.deepEqual([await status(''), await status(`/${ids.both}`)], [401, 401]);
    assert.deepEqual([await status('?active=true'), await status(`/${ids.both}?active=true`)], [200, 200]);
    assert.deepEqual(await titles('lang=en&active=true', { token: ended }), ['both', 'en']);
  });

  test('[S-05] what staff see is never kept, and never given to the public', async () => {
    const asStaff = await app().send('GET /adminCareer?lang=en', { token });
    assert.equal(asStaff.headers['cache-control'], 'no-store');
    const first = await app().send('GET /adminCareer?lang=en');
    assert.equal(first.headers['cache-control'], 'public, no-cache');
    assert.equal(first.body.totalCount, 2);
    const etag = String(first.headers.etag);
    const again = await app().send('GET /adminCareer?lang=en', { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
    await app().send(`PUT /adminCareer/${ids.mk}`, { token, json: { active: true } });
    const changed = await app().send('GET /adminCareer?lang=en', { headers: { 'if-none-match': etag } });
    assert.deepEqual([changed.status, changed.body.totalCount], [200, 3]);
  });

  test('[P-09] a vacancy without title or short description in the language is not listed', async () => {
    await app()
      .db.updateTable('careers')
      .set({ short_mk: '' })
      .where('id', '=', ids.both ?? '')
      .execute();
    await app().send(`PUT /adminCareer/${ids.none}`, { token, json: { jobType: 'x' } });
    assert.ok(!(await titles('lang=mk')).includes('both'));
    assert.ok((await titles('lang=en')).includes('both'));
  });

  test('[S-04] writing needs a session', async () => {
    for (const call of [
      'POST /adminCareer',
      `PUT /adminCareer/${ids.both}`,
      `DELETE /adminCareer/${ids.both}`,
    ] as const)
      assert.equal((await app().send(call)).status, 401, call);
  });
});
