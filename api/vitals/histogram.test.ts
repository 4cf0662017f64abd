import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bucketOf, p75 } from './histogram.ts';

function histogramOf(values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values) histogram.set(bucketOf(value), (histogram.get(bucketOf(value)) ?? 0) + 1);
  return histogram;
}

for (const largest of [40, 400, 2_500, 60_000])
  test(`[F-02] of values up to ${largest} the third quarter is told within a tenth`, () => {
    const values = Array.from({ length: 1_000 }, (_, place) => Math.ceil(((place + 1) * largest) / 1_000));
    const told = p75(histogramOf(values)) ?? 0;
    assert.ok(Math.abs(told / (0.75 * largest) - 1) < 0.1, `${told}`);
  });

test('[F-02] without values there is nothing to tell, and zero is a value', () => {
  assert.equal(p75(new Map()), null);
  assert.equal(p75(histogramOf([0, 0, 0, 400])), 0);
});

test('[F-02] there are few buckets, whatever is measured', () => {
  assert.ok(bucketOf(120_000) < 90);
});
