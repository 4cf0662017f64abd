import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf, originOf } from './rate-limit.ts';

const origins: [address: string, origin: string][] = [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
];

for (const [address, origin] of origins)
  test(`[S-07] ${address} counts for ${origin}`, () => {
    assert.equal(originOf(address), origin);
  });

test('[K-10] [S-07] addresses of IPv6 have a network beside, which one customer has', () => {
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1::/48');
  assert.equal(networkOf('2001:db8:1:ffff::1'), '2001:db8:1::/48');
  assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
});
