import type { SheetCheck } from '@varda/contract/sheets';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { formerHeadings } from './headings.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetFile } from './sheet-file.ts';

/** What is read of a file: values that can be changed, and by what a row is known. */
export function importedColumns(columns: readonly SheetColumn[]): SheetColumn[] {
  return columns.filter(({ key, parse }) => parse || key === '_id' || key === '__v');
}

/** Which column of a file is which, by its index; those that are left out have an empty key. */
export type Mapping = readonly string[];

/** The mapping that was chosen, or the one that the headings suggest. @throws HttpError with the field `mapping` */
export function mappingOf(
  { headings }: SheetFile,
  columns: readonly SheetColumn[],
  chosen: Mapping | undefined,
): Mapping {
  if (!chosen) return suggested(headings, columns);
  const keys = chosen.filter((key) => key !== '');
  if (new Set(keys).size < keys.length) throw refusedMapping(ruleTexts.column_twice);
  if (!keys.every((key) => columns.some((column) => column.key === key)))
    throw refusedMapping(ruleTexts.unknown_column);
  return headings.map((_, index) => chosen[index] ?? '');
}

function refusedMapping(message: (typeof ruleTexts)['column_twice' | 'unknown_column']): HttpError {
  return new HttpError('invalid', { message, fields: { mapping: message } });
}

/** By a heading in either language, a former one too, or by the path with a point or a line in it: `name.en`, `name_en`. */
function suggested(headings: readonly string[], columns: readonly SheetColumn[]): Mapping {
  const free = new Set(columns);
  return headings.map((heading) => {
    const wanted = heading.toLowerCase().replace(/\s+/g, ' ');
    for (const column of free) {
      const { key, heading } = column;
      const names = [key, key.replace('.', '_'), heading.en, heading.mk, formerHeadings[key] ?? key];
      if (!names.some((name) => name.toLowerCase() === wanted)) continue;
      free.delete(column);
      return key;
    }
    return '';
  });
}

/** The columns of a file, for whoever maps them. */
export function columnsOfFile({ headings, rows }: SheetFile, mapping: Mapping): SheetCheck['columns'] {
  return headings.map((heading, index) => {
    const sample = rows.map(({ cells }) => cells[index]).find((cell) => typeof cell === 'string' && cell !== '');
    return { heading, sample: String(sample ?? '').slice(0, 80), key: mapping[index] ?? '' };
  });
}
