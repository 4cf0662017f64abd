import { readFile } from 'node:fs/promises';
import { CsvError } from 'csv-parse/sync';
import { CsvFault, csvRecords, decodeText, type Parsed } from '../../sheets/csv-reader.ts';

/** One row: its cells by column name, and the line of the file on which it begins. */
export interface CsvRow {
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Set when the row does not have one cell per column. */
  problem?: string;
}

interface CsvFile {
  /** Column names in lower case. */
  columns: string[];
  rows: CsvRow[];
}

/**
 * Reads a CSV file with a header line: UTF-8, or UTF-16 as spreadsheets save it; with or without a byte order mark;
 * separated by commas, semicolons or tabs; any line ends.
 *
 * @throws Error whose message says what is wrong with the file
 */
export async function readCsv(file: string): Promise<CsvFile> {
  const records = recordsOf(await bytesOf(file), file);
  const [header, ...body] = records;
  const columns = (header?.record ?? []).map((name) => name.trim().toLowerCase());
  return { columns, rows: body.map((record) => toRow(columns, record)) };
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`);
    if (code === 'EISDIR') throw new Error(`${file} is a folder; name a CSV file.`);
    throw new Error(`${file} cannot be read (${code}).`);
  }
}

const faults: Record<CsvFault['fault'], string> = {
  empty: 'is empty.',
  not_utf8: 'is not UTF-8 text. Save it as “CSV UTF-8”.',
  not_text: 'is not a text file.',
};

function recordsOf(bytes: Buffer, file: string): Parsed[] {
  try {
    return csvRecords(decodeText(bytes), { skip_empty_lines: true, skip_records_with_empty_values: true });
  } catch (error) {
    if (error instanceof CsvFault) throw new Error(`${file} ${faults[error.fault]}`);
    if (error instanceof CsvError) throw new Error(`${file} is not a well-formed CSV file: ${error.message}`);
    throw error;
  }
}

/** Control characters, and marks that turn the direction of text: what is read would not be what is stored. */
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const lineBreaks = /[\t\r\n]/g;

function toRow(columns: readonly string[], { record, info, raw }: Parsed): CsvRow {
  // The parser tells the line on which a record ends.
  const line = info.lines - (raw.trim().match(/\r\n|\r|\n/g)?.length ?? 0);
  const cells = Object.fromEntries(columns.map((name, index) => [name, record[index]?.trim() ?? '']));
  const bad = columns.find((name) => invisible.test(cells[name]?.replace(lineBreaks, '') ?? ''));
  if (bad !== undefined) {
    const [character = ''] = invisible.exec(cells[bad]?.replace(lineBreaks, '') ?? '') ?? [];
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return { line, cells, problem: `${bad}: has the invisible character U+${code}; take it out` };
  }
  if (record.length === columns.length) return { line, cells };
  return { line, cells, problem: `has ${record.length} cells where the header has ${columns.length}` };
}
