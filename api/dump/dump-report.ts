import type { RowCounts } from './make-dump.ts';

/** The tables that have rows, with how many: `users 2, products 84`. */
export function countsText(counts: RowCounts): string {
  return Object.entries(counts)
    .filter(([, rows]) => rows > 0)
    .map(([table, rows]) => `${table} ${rows.toLocaleString('en')}`)
    .join(', ');
}

/** Names the pictures and leaflets whose files were not there; `file` says what lacks them: `the dump`. */
export function missingText(missing: readonly string[], file: string): string {
  return `The files of these pictures are missing; ${file} has the rows that show them, without the files:\n${missing.map((key) => `  ${key}`).join('\n')}`;
}
