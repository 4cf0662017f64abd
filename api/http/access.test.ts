import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Endpoint, endpoints } from '@varda/contract/endpoints';
import { endSession, hashToken } from '../accounts/sessions.repository.ts';
import { onEachEngine, type Sending } from '../test/test-app.ts';

/* The matrix below is made of the table of calls; what stands in that is held to the following. */

/** What anybody may call (S-04), and what the site itself, its browsers and its crawlers need. */
const open = [
  ...['GET /dosage', 'GET /about', 'GET /history', 'GET /contact-info', 'GET /adminCareer', 'GET /adminCareer/:id'],
  ...['GET /legal-pages', 'GET /site-content', 'GET /site-search'],
  ...['GET /parent', 'GET /parent/:id'],
  ...['GET /products/all', 'GET /products/product/:id', 'GET /products/:categoryId'],
  'GET /products/:categoryId/:subcategory',
  ...[
    'POST /login',
    'POST /login/challenge',
    'POST /login/passkey',
    'GET /login/single-sign-on',
    'POST /login/single-sign-on',
    'POST /password-recovery',
    'PUT /password-recovery',
    'POST /contact',
    'POST /vitals',
  ],
  ...['GET /health', 'GET /content-revision', 'GET /pages', 'GET /registry', 'POST /quarantine'],
  'GET /preview',
];

/** What is for admins alone. */
const ofAdmins = [
  ...['POST /register', 'PUT /users/:id', 'DELETE /users/:id', 'GET /vitals'],
  ...['GET /release-tokens', 'GET /releases/problems', 'POST /release-tokens', 'DELETE /release-tokens/:id'],
  ...['POST /remotes', 'DELETE /remotes/:name'],
  ...[
    'DELETE /trash/:entity/:id',
    'GET /activity',
    'GET /activity/people',
    'POST /personal-data/export',
    'POST /personal-data/deletion',
  ],
  ...['GET /account-rules', 'PUT /account-rules', 'GET /approval-rules', 'PUT /approval-rules'],
];

/** What changes who may do what, or tells of it. */
const ofPeople = [
  ...['POST /register', 'PUT /users/:id', 'DELETE /users/:id', 'GET /account-rules', 'PUT /account-rules'],
  'PUT /approval-rules',
  ...['GET /sessions', 'DELETE /sessions', 'DELETE /sessions/others', 'DELETE /sessions/:id', 'POST /logout'],
  ...['POST /personal-data/export', 'POST /personal-data/deletion'],
  ...['PUT /password', 'GET /second-factor', 'POST /second-factor', 'PUT /second-factor'],
  ...['POST /second-factor/recovery-codes', 'POST /second-factor/removal'],
  ...['POST /passkeys/options', 'POST /passkeys', 'POST /passkeys/:id/removal'],
  ...['GET /api-keys', 'POST /api-keys', 'DELETE /api-keys/:id'],
  ...['GET /notice-settings', 'PUT /notice-settings'],
  ...['GET /release-tokens', 'POST /release-tokens', 'DELETE /release-tokens/:id'],
  ...['POST /remotes', 'DELETE /remotes/:name'],
  ...['POST /preview-files', 'GET /preview-links/:entity/:id', 'POST /preview-links', 'DELETE /preview-links/:id'],
];

for (const [access, calls] of [
  ['public', open],
  ['admin', ofAdmins],
  [
    'release',
    ['GET /releases', 'POST /releases', 'PATCH /releases/:remote', 'DELETE /releases/:remote/quarantine/:version'],
  ],
] as const)
  test(`[S-04] [A-06] these calls, and no others, are ${access}`, () => {
    const rows = Object.entries<Endpoint>(endpoints).filter(([, row]) => row.access === access);
    assert.deepEqual(rows.map(([key]) => key).toSorted(), calls.toSorted());
  });

test('[U-06] accounts, sessions, factors, keys and tokens are for people alone, and not for API keys', () => {
  const rows = Object.entries<Endpoint>(endpoints).filter(([, { inPerson }]) => inPerson);
  assert.deepEqual(rows.map(([key]) => key).toSorted(), ofPeople.toSorted());
});

const callers = ['no session', 'user', 'admin', 'ended session'] as const;
type Caller = (typeof callers)[number];

/** What is answered to a caller who may make the call, about a row that is not there and with an empty body. */
function whenAllowed(key: string, { params, body, versioned, unattended }: Endpoint): readonly number[] {
  // Of the legal pages there are two, by names; so are the parts of the site.
  if (key === 'PUT /legal-pages/:id' || key === 'GET /site-content/:part') return [400];
  // Nobody has come back from an issuer.
  if (key === 'POST /login/single-sign-on') return [401];
  // Those of a kind, and what a list marks; there may be nothing.
  if (key === 'GET /preview-links/:entity/:id') return [200];
  if (key === 'GET /sheets/:entity/imports' || key === 'GET /drafts/:entity') return [200];
  if (key === 'GET /saved-views/:entity' || key === 'GET /stamps/:entity/people') return [200];
  // Of which rows, it has to be told.
  if (key === 'GET /stamps/:entity') return [400];
  // Whose preview, they have to be told.
  if (key === 'GET /preview') return [404];
  if (key === 'POST /preview-files') return [400];
  if (versioned) return [404, 422];
  if (body) return [422];
  // Who has a form open is nothing that has to be there.
  if (unattended) return [200];
  return params ? [404] : [200];
}

/** The call for a row that is not there. */
function pathOf(key: string): string {
  // Of history no rows are changed together.
  const kind = key.includes(' /bulk/') ? 'dosage' : 'history';
  return key.replace(':entity', kind).replace(':version', '0').replace(/:\w+/g, 'none');
}

/** What the matrix says: only what is public is open to all, only what is for admins is closed to users (S-04). */
function expected(caller: Caller, key: string, row: Endpoint): readonly number[] {
  if (row.moreForStaff && caller === 'ended session') return [401];
  if (row.access === 'public') return whenAllowed(key, row);
  if (caller === 'no session' || caller === 'ended session') return [401];
  if ((row.access === 'admin' || row.access === 'release') && caller === 'user') return [403];
  return whenAllowed(key, row);
}

/** Such a call ends before it comes to a query of its own: one engine is enough. */
const isRefused = (caller: Caller, key: string, row: Endpoint) =>
  expected(caller, key, row).every((status) => status === 401 || status === 403);

onEachEngine((app, engine) => {
  let ended: string;
  before(async () => {
    const { token } = await app().signIn('admin');
    await endSession(app().db, hashToken(token));
    ended = token;
  });
  const tokenOf = async (caller: Caller) => {
    if (caller === 'no session') return null;
    // A new one for each call: one of the calls ends it.
    return caller === 'ended session' ? ended : (await app().signIn(caller)).token;
  };

  for (const [key, row] of Object.entries(endpoints) as [string, Endpoint][])
    for (const caller of callers.filter((one) => engine === 'sqlite' || !isRefused(one, key, row)))
      test(`[S-04] ${key} with ${caller} is answered with ${expected(caller, key, row).join(' or ')}`, async () => {
        const sending: Sending = { token: await tokenOf(caller) };
        if (row.encoding === 'form') sending.urlencoded = {};
        else if (row.body) sending.json = {};
        const { status, headers } = await app().send(pathOf(key) as 'GET /', sending);
        assert.ok(expected(caller, key, row).includes(status), String(status));
        if (row.access !== 'public') assert.equal(headers['cache-control'], 'no-store');
      });
});
