import { pageMetrics } from '@varda/contract/page-metrics';
import type { Vitals } from '@varda/contract/vitals';
import { type Histogram, p75 } from './histogram.ts';
import type { Counted } from './vitals.repository.ts';

/** What the counts say of each page, over all its versions, and of each version of a remote. */
export function vitalsSummary(counted: readonly Counted[]): Vitals {
  return {
    pages: grouped(
      counted.filter(({ page }) => page),
      ({ remote, page }) => ({ remote, page }),
    ).map(({ key, rows }) => ({
      ...key,
      metrics: Object.fromEntries(
        pageMetrics.map((metric) => [metric, figureOf(rows, metric)]),
      ) as Vitals['pages'][0]['metrics'],
    })),
    remotes: grouped(
      counted.filter(({ page }) => !page),
      ({ remote, version }) => ({ remote, version: version || null }),
    ).map(({ key, rows }) => ({
      ...key,
      loads: figureOf(rows, 'load'),
      failures: sum(rows.filter(({ metric }) => metric === 'failure')),
    })),
  };
}

function figureOf(counted: readonly Counted[], metric: string) {
  const rows = counted.filter((row) => row.metric === metric);
  const histogram = new Map<number, number>();
  for (const { bucket, count } of rows) histogram.set(bucket, (histogram.get(bucket) ?? 0) + count);
  return { p75: p75(histogram as Histogram), samples: sum(rows) };
}

function sum(rows: readonly Counted[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function grouped<Key>(rows: readonly Counted[], keyOf: (row: Counted) => Key): { key: Key; rows: Counted[] }[] {
  const groups = Object.groupBy(rows, (row) => JSON.stringify(keyOf(row)));
  return Object.entries(groups).map(([key, members = []]) => ({ key: JSON.parse(key) as Key, rows: members }));
}
