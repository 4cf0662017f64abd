import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { departments } from '@varda/contract/departments';
import { errorTexts } from '@varda/contract/error-texts';
import { emptyTexts } from '@varda/contract/text-fields';
import { type Career, careerTexts } from '@varda/contract/vacancies';
import { careerBody } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const post = (fields: Record<string, unknown>) =>
    app().send('POST /adminCareer', { token, json: careerBody(fields) });
  const create = async (fields: Record<string, unknown> = {}): Promise<Career> => {
    const { status, body } = await post(fields);
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const edit = (id: string, json: unknown) => app().send(`PUT /adminCareer/${id}`, { token, json });
  const list = async (query = ''): Promise<{ careers: Career[]; totalCount: number }> =>
    (await app().send(`GET /adminCareer${query}`, { token })).body;
  const empty = () => app().db.deleteFrom('careers').execute();

  test('[S-01] [A-11] a vacancy has all its fields, the defaults and who made it', async () => {
    await empty();
    const career = await create({ jobType: 'Full-time' });
    const { _id, createdAt, updatedAt, ...rest } = career;
    assert.deepEqual(rest, {
      __v: 0,
      changedAt: { en: createdAt, mk: createdAt },
      ...emptyTexts(careerTexts),
      ...careerBody(),
      department: { en: 'Graphic Design', mk: 'Графички дизајн' },
      active: { en: true, mk: true },
      jobType: 'Full-time',
      createdBy: { name: 'A user' },
      updatedBy: { name: 'A user' },
    });
    assert.equal(createdAt, updatedAt);
    assert.deepEqual(await list(), { careers: [career], totalCount: 1 });
    assert.deepEqual((await app().send(`GET /adminCareer/${_id}`, { token })).body, career);
  });

  test('[V-01] a create needs title, short description and description in both languages', async () => {
    const { status, body } = await app().send('POST /adminCareer', {
      token,
      json: {
        vacancy: { en: 'x', mk: ' ' },
        shortDescription: { en: 'x' },
        description: { en: '<p>&nbsp;</p><p><br></p>', mk: '<p>x</p>' },
      },
    });
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.fields).toSorted(), ['description.en', 'shortDescription.mk', 'vacancy.mk']);
    const unsafe = await post({ description: { en: '<script>x</script>', mk: '<p>x</p>' } });
    assert.deepEqual(Object.keys(unsafe.body.fields), ['description.en']);
  });

  test('[V-01] [A-13] an edit takes any part in any language and leaves the rest byte for byte', async () => {
    const career = await create({ description: { en: '<p>A&amp;B  &lt;</p>', mk: '<p>x</p>' } });
    const editor = await app().signIn('admin');
    const { status, body } = await app().send(`PUT /adminCareer/${career._id}`, {
      token: editor.token,
      json: { vacancy: { mk: 'Друга' }, active: { mk: false } },
    });
    assert.equal(status, 200);
    assert.deepEqual(body, {
      ...career,
      vacancy: { en: career.vacancy.en, mk: 'Друга' },
      active: { en: true, mk: false },
      updatedBy: { name: 'A admin' },
      __v: 1,
      changedAt: { en: career.createdAt, mk: body.updatedAt },
      updatedAt: body.updatedAt,
    });
    for (const json of [{ vacancy: { en: '' } }, { shortDescription: { mk: ' ' } }, { description: { mk: '<p></p>' } }])
      assert.equal((await edit(career._id, json)).status, 422, JSON.stringify(json));
    assert.deepEqual((await app().send(`GET /adminCareer/${career._id}`, { token })).body, body);
  });

  test('[A-13] people who edit a vacancy in different languages at once both find their text in it', async () => {
    const { _id } = await create();
    for (const round of ['1', '2', '3', '4', '5']) {
      await Promise.all([edit(_id, { vacancy: { en: round } }), edit(_id, { vacancy: { mk: round } })]);
      const { body } = await app().send(`GET /adminCareer/${_id}`, { token });
      assert.deepEqual(body.vacancy, { en: round, mk: round });
    }
  });

  const active: [title: string, given: unknown, stored: Career['active']][] = [
    ['a boolean counts for both languages', false, { en: false, mk: false }],
    ['true counts for both languages', true, { en: true, mk: true }],
    ['nothing is true for both', undefined, { en: true, mk: true }],
    ['a language that is missing is true', { mk: false }, { en: true, mk: false }],
    ['an empty object is true for both', {}, { en: true, mk: true }],
    ['each language for itself', { en: false, mk: true }, { en: false, mk: true }],
  ];
  for (const [title, given, stored] of active)
    test(`[A-11] active: ${title}`, async () => {
      const career = await create({ active: given });
      assert.deepEqual(career.active, stored);
      const unchanged = await edit(career._id, { jobType: 'Internship' });
      assert.deepEqual([unchanged.body.active, unchanged.body.jobType], [stored, 'Internship']);
      assert.deepEqual((await edit(career._id, { active: false })).body.active, { en: false, mk: false });
    });

  test('[A-11] active of another kind is refused', async () => {
    for (const given of ['true', 1, null, { en: 'yes' }]) assert.equal((await post({ active: given })).status, 422);
  });

  test('[A-11] either name of a department sets the other one', async () => {
    assert.equal(departments.length, 13);
    const sent = [{ en: 'R&D' }, { mk: 'Обезбедување' }, { en: 'Finance', mk: 'Финансии' }, {}];
    const stored: unknown[] = [];
    for (const department of sent) stored.push((await create({ department })).department);
    assert.deepEqual(stored, [
      { en: 'R&D', mk: 'Истражување и развој' },
      { en: 'SECURITY', mk: 'Обезбедување' },
      { en: 'Finance', mk: 'Финансии' },
      { en: 'Graphic Design', mk: 'Графички дизајн' },
    ]);
    const { _id } = await create();
    assert.deepEqual((await edit(_id, { department: { mk: 'Продажба' } })).body.department, {
      en: 'Sales',
      mk: 'Продажба',
    });
    assert.deepEqual((await edit(_id, { jobType: '' })).body.department, { en: 'Sales', mk: 'Продажба' });
  });

  test('[A-11] an unknown department, or two that do not belong together, are refused', async () => {
    const refused = async (department: unknown, lang: string) => {
      const json = careerBody({ department });
      const { status, body } = await app().send(`POST /adminCareer?lang=${lang}`, { token, json });
      assert.equal(status, 422);
      return body.fields.department;
    };
    assert.equal(await refused({ en: 'Astrology' }, 'en'), 'There is no such department.');
    assert.equal(await refused({ mk: 'Finance' }, 'mk'), 'Таков оддел не постои.');
    assert.equal(
      await refused({ en: 'Finance', mk: 'Продажба' }, 'en'),
      'The two languages name different departments.',
    );
  });

  test('[S-03] [A-05] the list is paged, searched and sorted, the newest first', async () => {
    await empty();
    for (const [en, mk, department] of [
      ['Beta', 'Џем', 'Sales'],
      ['Alpha', 'Чај', 'Finance'],
      ['Gamma', 'Шум', 'Storage'],
    ])
      await create({ vacancy: { en, mk }, department: { en: department }, jobType: `${en} time` });
    const titles = async (query: string) => (await list(query)).careers.map(({ vacancy }) => vacancy.en).join(' ');
    assert.equal(await titles(''), 'Gamma Alpha Beta');
    assert.equal(await titles('?limit=2'), 'Gamma Alpha');
    assert.equal(await titles('?limit=2&page=2'), 'Beta');
    assert.equal((await list('?limit=2&page=2')).totalCount, 3);
    assert.equal(await titles('?sortBy=vacancy'), 'Alpha Beta Gamma');
    assert.equal(await titles('?sortBy=vacancy&lang=mk&sortOrder=desc'), 'Gamma Beta Alpha');
    assert.equal(await titles('?sortBy=department'), 'Alpha Beta Gamma');
    assert.equal(await titles('?sortBy=jobType&sortOrder=desc'), 'Gamma Beta Alpha');
    assert.deepEqual([await titles('?search=finansii'), (await list('?search=caj')).totalCount], ['Alpha', 1]);
    const maybe = await app().send('GET /adminCareer?active=maybe', { token, headers: { 'accept-language': 'mk' } });
    assert.deepEqual(maybe.body.fields, { active: 'Дозволени вредности се true и false.' });
    for (const query of ['sortBy=createdBy', 'limit=0', 'page=x', 'active=maybe', 'lang=de'])
      assert.equal((await app().send(`GET /adminCareer?${query}`, { token })).status, 400, query);
  });

  test('[A-11] the name of who made it follows the account, and stays when that is deleted', async () => {
    const maker = await app().signIn('user');
    const { body } = await app().send('POST /adminCareer', { token: maker.token, json: careerBody() });
    const admin = await app().signIn('admin');
    const name = async () => (await app().send(`GET /adminCareer/${body._id}`, { token })).body.createdBy;
    await app().send(`PUT /users/${maker.id}`, { token: admin.token, json: { name: 'Ана' } });
    assert.deepEqual(await name(), { name: 'Ана' });
    assert.equal((await app().send(`DELETE /users/${maker.id}`, { token: admin.token })).status, 200);
    assert.deepEqual(await name(), { name: 'A user' });
  });

  test('[A-11] [P-10] a deleted vacancy is gone: staff are told as of any other item, visitors as the page says', async () => {
    const { _id } = await create();
    assert.deepEqual((await app().send(`DELETE /adminCareer/${_id}`, { token })).body, { done: true });
    for (const call of [`DELETE /adminCareer/${_id}`, `PUT /adminCareer/${_id}`, `GET /adminCareer/${_id}`] as const) {
      const { status, body } = await app().send(call, { token });
      assert.deepEqual([status, body.message], [404, errorTexts.not_found.en], call);
    }
    const read = await app().send(`GET /adminCareer/${_id}`);
    assert.deepEqual([read.status, read.body.message], [404, 'Career not found']);
  });
});
