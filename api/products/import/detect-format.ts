import { drugsFda } from './drugs-fda.format.ts';
import type { ImportFormat } from './import-format.ts';
import { ownColumns } from './own-columns.format.ts';

const formats: readonly ImportFormat[] = [ownColumns, drugsFda];

/**
 * The format that a header belongs to.
 *
 * @throws Error that names the columns that are missing
 */
export function detectFormat(columns: readonly string[]): ImportFormat {
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
