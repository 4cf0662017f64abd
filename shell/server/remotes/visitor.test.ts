/** @jest-environment node */

import { proofCookie } from '@varda/contract/cookie-names';
import { makeProof } from '@varda/server/staff-proof';
import type { FastifyRequest } from 'fastify';
import { visitorOf } from './visitor.ts';

const secret = 'a secret of the tests, which is long enough';
const proof = `${proofCookie}=${makeProof(secret)}`;

function from(ip: string, cookie?: string, known = secret) {
  const request = { ip, headers: { cookie, 'user-agent': 'a browser' } } as unknown as FastifyRequest;
  return visitorOf(request, known || undefined);
}

test('[F-02] one browser always falls into the same share, and the shares are as large as they say', () => {
  const buckets = Array.from({ length: 4_000 }, (_, number) => from(`10.0.${number >> 8}.${number & 255}`).bucket);
  expect(from('10.0.0.7').bucket).toBe(buckets[7]);
  const share = buckets.filter((bucket) => bucket < 25).length / buckets.length;
  expect(share).toBeGreaterThan(0.22);
  expect(share).toBeLessThan(0.28);
});

test('[F-02] [I-04] the cookies say which versions a browser of the staff asks for', () => {
  const visitor = from(
    '10.0.0.1',
    `lang=mk; ${proof}; remote-override=public%3A0123456789ab%2Cadmin-users%3Ahttp%3A%2F%2Flocalhost%3A3004`,
  );
  expect(visitor.staff).toBe(true);
  expect([...visitor.overrides]).toEqual([
    ['public', '0123456789ab'],
    ['admin-users', 'http://localhost:3004'],
  ]);
});

test.each(['remote-override=%', 'remote-override=;staff', '=', ';;;', 'remote-override=:,x'])(
  '[F-02] an odd cookie asks for nothing: %s',
  (cookie) => {
    expect(from('10.0.0.1', `${cookie}; ${proof}`).overrides.size).toBe(0);
  },
);

test.each([
  ['without a proof', 'staff=1', secret],
  ['with a forged one', `${proofCookie}=${makeProof('another secret')}`, secret],
  ['where the server has no secret', proof, ''],
])('[I-04] %s a browser asks for nothing', (_, cookie, known) => {
  const visitor = from('10.0.0.1', `${cookie}; remote-override=public%3A0123456789ab`, known);
  expect([visitor.staff, visitor.overrides.size]).toEqual([false, 0]);
});
