/** @jest-environment node */
import { type RegisteredRemote, registeredRemote } from '@varda/contract/registry';
import { buildFor } from './build-for.ts';
import { anybody } from './visitor.ts';

const [one, two, unknown] = ['1', '2', '3'].map((digit) => digit.repeat(12)) as [string, string, string];
const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const host = 'https://public.example';

function remote(change: Partial<RegisteredRemote>): RegisteredRemote {
  const releases = { [one]: hash('a'), [two]: hash('b') };
  return {
    ...registeredRemote.parse({ name: 'public', url: `${host}/`, mounts: ['/'], releases, live: one }),
    ...change,
  };
}

const asking = (build: string) => ({ ...anybody, overrides: new Map([['public', build]]) });
const canary = { version: two, share: 10, staff: false };

test.each([
  ['the live release', remote({}), anybody, { url: `${host}/${one}`, integrity: hash('a') }],
  ['what the host has, without a release', remote({ live: null }), anybody, { url: host, integrity: undefined }],
  ['the release that the browser asks for', remote({}), asking(two), { url: `${host}/${two}`, integrity: hash('b') }],
  ['the live one for a version that nobody published', remote({}), asking(unknown), { url: `${host}/${one}` }],
  [
    'the live one for an address that is not allowed',
    remote({}),
    asking('https://evil.example'),
    { url: `${host}/${one}` },
  ],
  ['a build at an allowed origin', remote({}), asking('http://localhost:3001'), { url: 'http://localhost:3001' }],
  ['the canary below its share', remote({ canary }), { ...anybody, bucket: 9 }, { url: `${host}/${two}` }],
  ['the live one from its share on', remote({ canary }), { ...anybody, bucket: 10 }, { url: `${host}/${one}` }],
  [
    'the live one for staff where visitors try',
    remote({ canary }),
    { ...anybody, staff: true },
    { url: `${host}/${one}` },
  ],
  [
    'the canary for staff where staff try',
    remote({ canary: { ...canary, share: 0, staff: true } }),
    { ...anybody, staff: true },
    { url: `${host}/${two}` },
  ],
])('[F-02] a visitor is served %s', (_, registered, visitor, build) => {
  expect(buildFor(registered, visitor, ['http://localhost:3001'])).toMatchObject(build);
});
