import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { isBulkKind } from '@varda/contract/bulk-options';
import { catalogue } from '@varda/contract/catalogue';
import { type Endpoint, endpoints } from '@varda/contract/endpoints';
import { type Action, actions, areas, type Permission, permissions } from '@varda/contract/permissions';
import type { Role } from '@varda/contract/users';
import { aboutForm, careerBody, dosageForm, picture, productForm } from '../test/samples.ts';
import { type Answer, onEachEngine, type Sending, staffPassword, type TestApp } from '../test/test-app.ts';
import { validInput } from '../test/valid-input.ts';
import { versionedEntities } from '../test/versioned-entities.ts';

/** Of these no draft is made by the samples. */
const alwaysThere = ['legal-pages', 'site-content'];

/*
 * What each permission opens, written by hand. `{kind}` stands for the id of an item of that kind, made for the call; `{-kind}` for one that
 * lies in the trash, `{+kind}` for one with a draft, `{~kind}` for a schedule of one. Products are made in a subcategory of CBD Products. What visitors see at once stands
 * below both `write` and `publish`.
 */
const opened: Record<Permission, readonly string[]> = {
  ...ofKind(
    'vacancies',
    'adminCareer',
    ['POST /adminCareer', 'PUT /adminCareer/none', ...importing('adminCareer')],
    ['DELETE /adminCareer/none'],
  ),
  // What else that is, see below: it is no matter of the call.
  'vacancies.publish': ['POST /drafts/adminCareer/{adminCareer}', 'POST /approvals/adminCareer/{+adminCareer}/return'],
  ...ofKind(
    'cbd-products',
    'products',
    ['POST /products', 'PUT /products/{products}', 'PATCH /products/reorder'],
    ['DELETE /products/{products}'],
  ),
  'cbd-products.publish': [
    ...['POST /products', 'PUT /products/{products}', 'PATCH /products/reorder', 'POST /drafts/publication'],
    ...['POST /schedules', 'PUT /schedules/{~products}', 'POST /schedules/{~products}/retry'],
    'DELETE /schedules/{~products}',
    ...publishing('products'),
  ],
  ...nothing('medicinal-products'),
  ...nothing('herbal-products'),
  ...nothing('dietary-supplements'),
  ...nothing('personal-care-products'),
  'pages.see': ['dosage', 'about', 'history', 'legal-pages'].flatMap((kind) => [...seeing(kind), ...listing(kind)]),
  'pages.write': [
    ...['POST /dosage', 'PUT /dosage/none', 'POST /about', 'PUT /about/none', 'PATCH /about/reorder'],
    ...['POST /history', 'PUT /history/none', 'PATCH /history/reorder', 'PUT /legal-pages/privacy'],
    ...['dosage', 'about', 'history', 'legal-pages'].flatMap((kind) => [...writing(kind), ...importing(kind)]),
  ],
  'pages.delete': [
    ...['DELETE /dosage/none', 'DELETE /about/none', 'DELETE /history/none'],
    ...['dosage', 'about', 'history'].flatMap(deleting),
  ],
  'pages.publish': [
    ...['POST /dosage', 'PUT /dosage/none', 'POST /about', 'PUT /about/none', 'PATCH /about/reorder'],
    ...['POST /history', 'PUT /history/none', 'PATCH /history/reorder', 'PUT /legal-pages/privacy'],
    ...['dosage', 'about', 'history'].flatMap(publishing),
    ...['dosage', 'about', 'history', 'legal-pages'].flatMap(importing),
    'POST /edit-history/legal-pages/{legal-pages}/0/restore',
  ],
  'contacts.publish': [
    ...['POST /contact-info', 'PUT /contact-info/none'],
    ...publishing('contact-info'),
    ...importing('contact-info'),
  ],
  'contacts.see': ['GET /contact-messages', ...seeing('contact-info'), ...listing('contact-info')],
  'contacts.write': [
    ...['POST /contact-info', 'PUT /contact-info/none', 'PATCH /contact-messages/none'],
    ...writing('contact-info'),
    ...importing('contact-info'),
  ],
  'contacts.delete': ['DELETE /contact-info/none', 'DELETE /contact-messages/none', ...deleting('contact-info')],
  'pictures.write': [
    'POST /pictures',
    `POST /preview-files?preview=${'x'.repeat(43)}`,
    'POST /media',
    'PUT /media/none',
    'POST /media/none/replace',
    'POST /media/none/replace/none/undo',
    'POST /media/none/crop',
    'DELETE /media/none',
  ],
  'releases.see': ['GET /releases', 'GET /releases/problems', 'GET /release-tokens', 'GET /vitals'],
  'releases.write': ['POST /releases', 'POST /release-tokens'],
  'releases.publish': ['POST /remotes', 'PATCH /releases/public', 'DELETE /releases/public/quarantine/0'],
  'releases.delete': ['DELETE /remotes/none', 'DELETE /release-tokens/none'],
  'site.see': ['GET /site-content/hero', ...seeing('site-content')],
  'site.write': ['PUT /site-content/contact', 'PATCH /site-content/reorder', ...writing('site-content')],
  'site.publish': [
    ...['PUT /site-content/contact', 'PATCH /site-content/reorder'],
    'POST /edit-history/site-content/{site-content}/0/restore',
  ],
  'settings.see': ['GET /account-rules', 'GET /approval-rules'],
  'settings.write': ['PUT /account-rules', 'PUT /approval-rules'],
};

/** What no restriction forbids. */
const free = [
  ...['GET /session', 'GET /sessions', 'POST /logout', 'DELETE /sessions', 'DELETE /sessions/others'],
  ...['DELETE /sessions/none', 'PUT /password', 'GET /second-factor', 'POST /second-factor', 'PUT /second-factor'],
  ...['POST /second-factor/recovery-codes', 'POST /second-factor/removal'],
  ...['POST /passkeys', 'POST /passkeys/options', 'POST /passkeys/none/removal'],
  ...['GET /api-keys', 'POST /api-keys', 'DELETE /api-keys/none'],
  ...['GET /notice-settings', 'PUT /notice-settings'],
  ...['GET /users', 'POST /register', 'PUT /users/none', 'DELETE /users/none', 'GET /activity', 'GET /activity/people'],
  ...['POST /personal-data/export', 'POST /personal-data/deletion'],
  // Their lists leave out what is not seen.
  ...['GET /search', 'GET /trash', 'GET /overview', 'GET /drafts', 'GET /drafts/products'],
  ...['GET /schedules', 'GET /schedules/none'],
  ...['GET /media', 'GET /media/tags', 'GET /media/none', 'GET /leaflets'],
  ...['POST /preview-links', 'DELETE /preview-links/none'],
  ...['GET /stamps/users?ids=none', 'POST /presence/users/none', 'DELETE /presence/products/none'],
];

function seeing(kind: string) {
  const item = `${kind}/{${kind}}`;
  return [
    `GET /edit-history/${item}`,
    `GET /edit-history/${item}/0`,
    `GET /stamps/${kind}?ids={${kind}}`,
    ...(kind === 'products' ? [] : [`GET /stamps/${kind}/people`, ...views(kind)]),
    `GET /preview-links/${item}`,
    `POST /presence/${item}`,
    ...(alwaysThere.includes(kind) ? [] : [`GET /drafts/${kind}/{+${kind}}`]),
    ...[`GET /comments/${item}`, `GET /comments/${item}/people`, `POST /comments/${item}`],
    ...[`POST /comments/${item}/read`, `PATCH /comments/${item}/none`, `DELETE /comments/${item}/none`],
  ];
}

function views(kind: string) {
  return ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => {
    const isOfOne = method === 'PATCH' || method === 'DELETE';
    return `${method} /saved-views/${kind}${isOfOne ? '/none' : ''}`;
  });
}

function listing(kind: string) {
  return [`GET /sheets/${kind}/imports`];
}

function importing(kind: string) {
  const many = isBulkKind(kind) ? [`POST /bulk/${kind}`, `POST /bulk/${kind}/none/undo`] : [];
  return [
    ...[`POST /sheets/${kind}/check`, `POST /sheets/${kind}/imports`, `POST /sheets/${kind}/imports/none/undo`],
    ...many,
  ];
}

function writing(kind: string) {
  return [
    `POST /edit-history/${kind}/{${kind}}/0/restore`,
    `POST /translations/${kind}/{${kind}}`,
    ...(alwaysThere.includes(kind)
      ? []
      : [
          `DELETE /drafts/${kind}/{+${kind}}`,
          `POST /approvals/${kind}/{+${kind}}`,
          `DELETE /approvals/${kind}/{+${kind}}`,
        ]),
  ];
}

function publishing(kind: string) {
  return [
    `POST /edit-history/${kind}/{${kind}}/0/restore`,
    `POST /trash/${kind}/{-${kind}}/restore`,
    `POST /drafts/${kind}/{${kind}}`,
    `POST /approvals/${kind}/{+${kind}}/return`,
  ];
}

function nothing<A extends string>(area: A) {
  return Object.fromEntries(actions.map((action) => [`${area}.${action}`, []])) as unknown as Record<
    `${A}.${Action}`,
    readonly string[]
  >;
}

function deleting(kind: string) {
  return [`POST /trash/${kind}/{-${kind}}/restore`, `DELETE /trash/${kind}/{-${kind}}`];
}

function ofKind<A extends string>(area: A, kind: string, writes: readonly string[], deletes: readonly string[]) {
  return {
    [`${area}.see`]: seeing(kind),
    [`${area}.write`]: [...writes, ...writing(kind)],
    [`${area}.delete`]: [...deletes, ...deleting(kind)],
  } as Record<`${A}.${'see' | 'write' | 'delete'}`, string[]>;
}

const calls = Object.entries(opened).flatMap(([permission, calls]) =>
  calls.map((call) => ({ call, permission: permission as Permission })),
);

function rowOf(call: string): [string, Endpoint] {
  const found = (Object.entries(endpoints) as [string, Endpoint][]).filter(([key]) =>
    new RegExp(`^${key.replace(/:\w+/g, '[^/]+')}$`).test(call.split('?')[0] ?? ''),
  );
  // Where several fit, the one with the fewest parameters is meant: `/sessions/others`.
  const [row] = found.toSorted(([one], [other]) => one.split(':').length - other.split(':').length);
  assert.ok(row, call);
  return row;
}

test('[U-04] every call that wants a session stands in the table, or among those that are free', () => {
  const told = new Set([...calls.map(({ call }) => call), ...free].map((call) => rowOf(call)[0]));
  const all = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access !== 'public');
  assert.deepEqual(
    all.map(([key]) => key).filter((key) => !told.has(key)),
    [],
  );
  for (const call of free) if (!/\/users[/?]/.test(call)) assert.equal(rowOf(call)[1].needs, undefined, call);
});

test('[U-04] docs/permissions.md has every area, and the calls of every need', async () => {
  const page = await readFile(new URL('../../docs/permissions.md', import.meta.url), 'utf8');
  for (const area of Object.keys(areas)) assert.ok(page.includes(`\`${area}\``), area);
  const needs = Map.groupBy(Object.entries<Endpoint>(endpoints), ([, { needs }]) => needs);
  needs.delete(undefined);
  const rows = [...needs].map(([need, calls]) => [`\`${need}\``, calls.map(([key]) => `\`${key}\``).join(', ')]);
  const [, table = ''] = page.split(/^\| needs .*\n.*\n/m);
  const cells = table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  assert.deepEqual(cells, rows.toSorted());
});

test('[U-04] every category of products is an area', () => {
  for (const { id } of catalogue) assert.ok(id in areas, id);
});

onEachEngine((app, engine) => {
  let admin: string;
  let image: string;
  before(async () => {
    admin = (await app().signIn('admin')).token;
    image = (await app().send('POST /pictures', { token: admin, form: { image: await picture(8, 8) } })).body.key;
  });

  const make = async (kind: string): Promise<string> => {
    if (kind === 'legal-pages') return 'privacy';
    if (kind === 'site-content') return 'contact';
    const entity = versionedEntities.find(({ path }) => path === kind);
    assert.ok(entity, kind);
    return (await entity.create(app(), admin))._id;
  };
  const makeTrashed = async (kind: string) => {
    const id = await make(kind);
    await app().send(`DELETE /${kind}/${id}`, { token: admin });
    return id;
  };

  const makeDrafted = async (kind: string) => {
    const id = await make(kind);
    const entity = versionedEntities.find(({ path }) => path === kind);
    const asDraft: TestApp = Object.create(app());
    asDraft.send = (call, sending) => app().send(`${call}?as=draft` as 'GET /', sending);
    await entity?.edit(asDraft, admin, id, entity.change('Drafted', 'en'));
    return id;
  };

  const toSchedule = async (kind: string) => ({
    at: new Date(Date.now() + 3_600_000).toISOString(),
    items: [{ entity: kind, _id: await makeDrafted(kind), action: 'publish' }],
  });
  const makeScheduled = async (kind: string) => {
    const { body } = await app().send('POST /schedules', { token: admin, json: await toSchedule(kind) });
    return body._id;
  };

  /** Makes what a call is about; a refused call leaves it as it is, so that the next one may be about the same. */
  const prepare = async (call: string): Promise<(token: string) => Promise<Answer>> => {
    const [key, row] = rowOf(call);
    const [place = '', state = '', kind = ''] = /\{([-+~]?)([\w-]+)\}/.exec(call) ?? [];
    const made = { '': make, '-': makeTrashed, '+': makeDrafted, '~': makeScheduled }[state];
    const id = made && kind ? await made(kind) : '';
    const sending = bodyOf(key, row);
    if (key === 'POST /drafts/publication')
      sending.json = { drafts: [{ entity: 'products', _id: await makeDrafted('products') }] };
    if (/^(POST|PUT) \/schedules(\/:id)?$/.test(key)) sending.json = await toSchedule('products');
    if (key === 'PATCH /products/reorder') sending.json = [{ _id: await make('products'), position: 1 }];
    return (token) => app().send(call.replace(place, id) as 'GET /', { token, ...sending });
  };

  function bodyOf(key: string, row: Endpoint): Sending {
    const forms: Record<string, Record<string, unknown>> = {
      'POST /products': productForm(),
      'POST /about': aboutForm(),
      'POST /dosage': dosageForm({ image }),
      'POST /contact-info': { name: { en: 'a', mk: 'а' }, description: { en: '<p>a</p>', mk: '<p>а</p>' } },
      'POST /pictures': { image: Buffer.from('a picture') },
      'POST /media': { image: Buffer.from('a picture') },
      'POST /preview-files': { image: Buffer.from('a picture') },
      'POST /sheets/:entity/check': { file: Buffer.from('text_en\n<p>a</p>') },
      'POST /sheets/:entity/imports': { file: Buffer.from('text_en\n<p>a</p>'), plan: 'another' },
    };
    if (row.encoding === 'form') return { form: forms[key] ?? { nothing: '' } };
    if (key === 'POST /adminCareer') return { json: careerBody({ active: false }) };
    return row.body ? { json: validInput(row.body) } : {};
  }

  /** Of accounts that are forbidden one thing there is one each: no call of the table ends its session. */
  const tokens = new Map<string, Promise<string>>();
  function tokenWithout(role: Role, forbidden: Permission): Promise<string> {
    const token =
      tokens.get(role + forbidden) ??
      app()
        .signIn(role, [forbidden])
        .then(({ token }) => token);
    tokens.set(role + forbidden, token);
    return token;
  }

  const rolesOf = ({ access }: Endpoint) => (access === 'staff' ? (['user', 'admin'] as const) : (['admin'] as const));
  // Not among those others: what visitors see of a vacancy is changed by none of these calls.
  const others = (call: string, see: Permission) =>
    permissions.filter((one) => !opened[one].includes(call) && one !== see && one !== 'vacancies.publish');

  // A call is refused before a database is asked, so that one engine is enough.
  for (const { call, permission } of engine === 'sqlite' ? calls : [])
    for (const role of rolesOf(rowOf(call)[1]))
      test(`[U-04] ${call} by ${role} wants ${permission}, and nothing that is not said`, async () => {
        const see = `${permission.split('.')[0]}.see` as Permission;
        const send = await prepare(call);
        for (const forbidden of [permission, see].filter((one) => permissions.includes(one))) {
          const { status, body } = await send(await tokenWithout(role, forbidden));
          assert.deepEqual([status, body.code], [403, 'forbidden'], forbidden);
        }
        const { status } = await send((await app().signIn(role, others(call, see))).token);
        assert.ok(status < 500 && ![401, 403].includes(status), String(status));
      });

  for (const call of engine === 'sqlite' ? free : [])
    test(`[U-04] ${call} is forbidden by no restriction`, async () => {
      const { status } = await (await prepare(call))((await app().signIn('admin', permissions)).token);
      assert.ok(status < 500 && status !== 403, String(status));
    });

  const product = async (categoryName: string): Promise<string> =>
    (await app().send('POST /products', { token: admin, form: productForm({ categoryName }) })).body._id;
  const vacancy = async (fields: object): Promise<string> =>
    (await app().send('POST /adminCareer', { token: admin, json: careerBody({ ...fields }) })).body._id;
  const as = async (restrictions: Permission[]) => {
    const { token } = await app().signIn('user', restrictions);
    const call = async (key: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`, sending: Sending = {}) =>
      (await app().send(key, { token, ...sending })).status;
    return { token, call };
  };

  test('[U-04] a product moves from and to categories that the account may write, by a save, a restore or an order', async () => {
    const { call } = await as(['herbal-products.write']);
    const [herbal, cbd] = [await product('Herbal Products'), await product('CBD Products/Oral')];
    const moved = (categoryName: string) => ({ form: { categoryName } });
    assert.equal(await call(`PUT /products/${cbd}`, moved('Herbal Products')), 403);
    assert.equal(await call(`PUT /products/${herbal}`, moved('CBD Products/Oral')), 403);
    assert.equal(await call('POST /products', { form: productForm({ categoryName: 'Herbal Products' }) }), 403);
    assert.equal(await call('PATCH /products/reorder', { json: [{ _id: herbal, position: 1 }] }), 403);
    const both = [herbal, cbd].map((_id, index) => ({ _id, position: index + 1 }));
    assert.equal(await call('PATCH /products/reorder', { json: both }), 403);
    assert.equal(await call(`PUT /products/${cbd}`, moved('CBD Products/Topical')), 200);
    // Once it has stood among the herbal products.
    await app().send(`PUT /products/${cbd}`, { token: admin, ...moved('Herbal Products') });
    await app().send(`PUT /products/${cbd}`, { token: admin, ...moved('CBD Products/Oral') });
    assert.equal(await call(`POST /edit-history/products/${cbd}/2/restore`, { json: {} }), 403);
    assert.equal(await call(`POST /edit-history/products/${cbd}/1/restore`, { json: {} }), 200);
  });

  test('[U-04] who may not publish vacancies writes those that visitors do not see', async () => {
    const { call } = await as(['vacancies.publish']);
    const send = (json: object) => call('POST /adminCareer', { json: careerBody({ ...json }) });
    assert.equal(await send({}), 403);
    assert.equal(await send({ active: { en: false, mk: true } }), 403);
    assert.equal(await send({ active: false }), 201);
    const [open, hidden] = [await vacancy({}), await vacancy({ active: false })];
    const text = { json: { vacancy: { en: 'Chemist' } } };
    assert.equal(await call(`PUT /adminCareer/${hidden}`, text), 200);
    assert.equal(await call(`PUT /adminCareer/${open}`, text), 403);
    assert.equal(await call(`PUT /adminCareer/${open}`, { json: { active: false } }), 403);
    assert.equal(await call(`PUT /adminCareer/${hidden}`, { json: { active: { mk: true } } }), 403);
    for (const [id, status] of [
      [hidden, 200],
      [open, 403],
    ] as const) {
      assert.equal(await call(`DELETE /adminCareer/${id}`), 200);
      assert.equal(await call(`POST /trash/adminCareer/${id}/restore`), status);
    }
    // What is refused has not come back by half.
    assert.equal((await app().send(`GET /adminCareer/${open}`, { token: admin })).status, 404);
    assert.equal((await app().send(`POST /trash/adminCareer/${open}/restore`, { token: admin })).status, 200);
  });

  test('[U-04] lists and search leave out what is not seen; vacancies are then those that visitors see', async () => {
    const { token } = await as(['cbd-products.see', 'vacancies.see', 'pages.see']);
    const [cbd, herbal] = [await product('CBD Products/Oral'), await product('Herbal Products')];
    const categories = async (of: string) =>
      (await app().send('GET /search?search=calm&lang=en', { token: of })).body.products.map(
        ({ categoryName }: { categoryName: string }) => categoryName,
      );
    assert.ok((await categories(admin)).includes('CBD Products/Oral'));
    assert.deepEqual([...new Set(await categories(token))], ['Herbal Products']);
    for (const id of [cbd, herbal]) await app().send(`DELETE /products/${id}`, { token: admin });
    const trash = async (of: string) => (await app().send('GET /trash?limit=100', { token: of })).body;
    const [all, seen] = [await trash(admin), await trash(token)];
    const ids = seen.items.map(({ _id }: { _id: string }) => _id);
    assert.deepEqual([ids.includes(cbd), ids.includes(herbal)], [false, true]);
    assert.equal(seen.totalCount, ids.length);
    assert.ok(all.totalCount > seen.totalCount);
    const hidden = await vacancy({ active: false });
    assert.equal((await app().send(`GET /adminCareer/${hidden}`, { token })).status, 404);
    const { careers } = (await app().send('GET /adminCareer?limit=100', { token })).body;
    assert.ok(careers.length > 0 && careers.every(({ _id }: { _id: string }) => _id !== hidden));
  });

  test('[U-04] who has made a product that is not seen is not shown, also off the site and in the trash', async () => {
    const { call } = await as(['cbd-products.see']);
    const [off, trashed, herbal] = [
      await product('CBD Products/Oral'),
      await product('CBD Products/Oral'),
      await product('Herbal Products'),
    ];
    assert.equal((await app().send(`POST /drafts/products/${off}`, { token: admin })).status, 200);
    await app().send(`DELETE /products/${trashed}`, { token: admin });
    for (const id of [off, trashed]) {
      assert.equal(await call(`GET /stamps/products?ids=${herbal},${id}`), 403);
      assert.equal(await call(`POST /presence/products/${id}`, { json: {} }), 403);
    }
    assert.equal(await call(`GET /stamps/products?ids=${herbal},none`), 200);
  });

  test('[U-04] without pictures no form takes a file, and everything else goes on', async () => {
    const { call } = await as(['pictures.write']);
    assert.equal(await call('POST /products', { form: productForm({ image: await picture(8, 8) }) }), 403);
    const leaflet = { leafletEn: Buffer.from('%PDF-1.7\n%%EOF') };
    assert.equal(await call(`PUT /products/${await product('Herbal Products')}`, { form: leaflet }), 403);
    assert.equal(await call('POST /products', { form: productForm() }), 201);
    assert.equal(await call('POST /dosage', { form: dosageForm({ image }) }), 201);
  });

  test('[U-04] what an account may do is changed by admins, acts with its next call and is shown', async () => {
    const { id, token, email } = await app().signIn('user');
    const remove = async () => (await app().send('DELETE /history/none', { token })).status;
    const own = async () => (await app().send('GET /session', { token })).body.restrictions;
    const set = (by: string, restrictions: unknown) =>
      app().send(`PUT /users/${id}`, { token: by, json: { restrictions } });
    assert.deepEqual([await remove(), await own()], [404, []]);
    assert.equal((await set(token, [])).status, 403);
    assert.equal((await set(admin, ['pages.fly'])).status, 422);
    const given = ['pages.see', 'pages.delete', 'vacancies.publish', 'vacancies.publish'];
    const { body } = await set(admin, given);
    assert.deepEqual(body.restrictions, ['vacancies.publish', 'pages.see']);
    assert.deepEqual([await remove(), await own()], [403, ['vacancies.publish', 'pages.see']]);
    const message = (await app().send('DELETE /history/none', { token, headers: { 'accept-language': 'mk' } })).body;
    assert.match(message.message, /Вашата сметка нема дозвола/);
    // What is left out stays; an edit of something else is no change of it.
    await app().send(`PUT /users/${id}`, { token: admin, json: { name: 'Vera' } });
    await set(admin, ['vacancies.publish', 'contacts.delete']);
    assert.equal(await remove(), 404);
    const { activities } = (await app().send(`GET /activity?item=${id}&action=permissions_change`, { token: admin }))
      .body;
    assert.deepEqual(
      activities.map(({ details }: { details: string[] }) => details),
      [
        ['-contacts.delete', '+pages.see'],
        ['-vacancies.publish', '-pages.see'],
      ],
    );
    const login = await app().send('POST /login', { json: { email, password: staffPassword } });
    assert.deepEqual(Object.keys(login.body).toSorted(), ['name', 'role', 'token']);
    const json = {
      name: 'N',
      email: `new-${id}@varda-pharm.example`,
      password: 'seven tall giraffes',
      restrictions: given,
    };
    const made = (await app().send('POST /register', { token: admin, json })).body;
    assert.deepEqual(made.restrictions, ['vacancies.publish', 'pages.see']);
  });

  test('[U-04] a release token does no more than its owner', async () => {
    const owner = await app().signIn('admin');
    const { body } = await app().send('POST /release-tokens', {
      token: owner.token,
      json: { name: 'Pipeline', remote: null, days: 1 },
    });
    const point = async () =>
      (await app().send('PATCH /releases/public', { token: body.token, json: { live: null } })).status;
    assert.equal(await point(), 200);
    await app().send(`PUT /users/${owner.id}`, { token: admin, json: { restrictions: ['releases.publish'] } });
    assert.equal(await point(), 403);
    assert.equal((await app().send('GET /releases', { token: body.token })).status, 200);
  });
});
