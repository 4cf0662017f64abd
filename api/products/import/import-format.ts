import type { ProductTexts } from '../product-row.ts';
import { drugsFda } from './drugs-fda.format.ts';
import { ownColumns } from './own-columns.format.ts';

/** A product as a row describes it, before the rules of the contract have been applied. */
export interface Candidate extends ProductTexts {
  categoryName: string;
}

/** A kind of CSV file, recognised by its header. */
export interface ImportFormat {
  /** Said to whoever runs the import. */
  name: string;
  /** Columns that must be there, in lower case. */
  required: readonly string[];
  optional: readonly string[];
  /** Column to name for a refused field such as `name.en`. */
  columnOf(field: string): string;
  /** @throws Error whose message says what is wrong with the row */
  toCandidate(cells: Readonly<Record<string, string>>): Candidate;
}

export const formats: readonly ImportFormat[] = [ownColumns, drugsFda];

/**
 * The format that a header belongs to.
 *
 * @throws Error that names the columns that are missing
 */
export function formatOf(columns: readonly string[]): ImportFormat {
  const missing = (format: ImportFormat) => format.required.filter((column) => !columns.includes(column));
  const [best] = formats.toSorted((a, b) => missing(a).length - missing(b).length);
  if (best && missing(best).length === 0) return best;
  const known = formats.map((format) => `  ${format.name}: ${[...format.required, ...format.optional].join(', ')}`);
  throw new Error(
    best && missing(best).length < best.required.length
      ? `The header lacks ${missing(best).join(', ')} (${best.name}).`
      : `The header has the columns of no known kind of file. Known are:\n${known.join('\n')}`,
  );
}
