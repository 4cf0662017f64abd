import type { PageMetric } from '@varda/contract/vitals';

export type Rating = 'good' | 'fair' | 'poor';

/** Up to the first a figure is good, beyond the second it is poor (https://web.dev/articles/vitals); CLS in thousandths. */
const bounds: Record<PageMetric, readonly [number, number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

export function ratingOf(metric: PageMetric, value: number): Rating {
  const [good, poor] = bounds[metric];
  if (value <= good) return 'good';
  return value > poor ? 'poor' : 'fair';
}
