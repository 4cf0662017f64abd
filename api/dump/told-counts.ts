import type { RowCounts } from './make-dump.ts';

/** The tables that have rows, with how many: `users 2, products 84`. */
export function toldCounts(counts: RowCounts): string {
  return Object.entries(counts)
    .filter(([, rows]) => rows > 0)
    .map(([table, rows]) => `${table} ${rows.toLocaleString('en')}`)
    .join(', ');
}
