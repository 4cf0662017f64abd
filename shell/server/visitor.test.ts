/** @jest-environment node */
import type { FastifyRequest } from 'fastify';
import { visitorOf } from './visitor.ts';

function from(ip: string, cookie?: string) {
  return visitorOf({ ip, headers: { cookie, 'user-agent': 'a browser' } } as unknown as FastifyRequest);
}

test('[F-02] one browser always falls into the same share, and the shares are as large as they say', () => {
  const buckets = Array.from({ length: 4_000 }, (_, number) => from(`10.0.${number >> 8}.${number & 255}`).bucket);
  expect(from('10.0.0.7').bucket).toBe(buckets[7]);
  const share = buckets.filter((bucket) => bucket < 25).length / buckets.length;
  expect(share).toBeGreaterThan(0.22);
  expect(share).toBeLessThan(0.28);
});

test('[F-02] the cookies say which versions a browser asks for and whether it is one of the staff', () => {
  const visitor = from(
    '10.0.0.1',
    'lang=mk; staff=1; remote-override=public%3A0123456789ab%2Cadmin-users%3Ahttp%3A%2F%2Flocalhost%3A3004',
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
    expect(from('10.0.0.1', cookie).overrides.size).toBe(0);
  },
);
