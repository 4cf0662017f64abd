/** The upper end of a bucket is its lower end times this: a figure read off buckets is off by 7 % at most. */
const step = 1.15;

/** How many values fell into each bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** The bucket of a whole number: 0 for nothing at all, 1 for one, and so on in steps that grow with the number. */
export function bucketOf(value: number): number {
  return value === 0 ? 0 : 1 + Math.ceil(Math.log(value) / Math.log(step));
}

function upperEnd(bucket: number): number {
  return bucket <= 0 ? 0 : step ** (bucket - 1);
}

/** The value that three of four do not exceed; values are taken to lie evenly within their bucket. */
export function p75(histogram: Histogram): number | null {
  const buckets = [...histogram].toSorted(([a], [b]) => a - b);
  const rank = buckets.reduce((sum, [, count]) => sum + count, 0) * 0.75;
  let below = 0;
  for (const [bucket, count] of buckets) {
    if (below + count >= rank) {
      const lower = upperEnd(bucket - 1);
      return Math.round(lower + (upperEnd(bucket) - lower) * ((rank - below) / count));
    }
    below += count;
  }
  return null;
}
