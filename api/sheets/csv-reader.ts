import { type Info, type Options, parse } from 'csv-parse/sync';

/** Why a file is no CSV file. */
export class CsvFault extends Error {
  readonly fault: 'empty' | 'not_utf8' | 'not_text';

  constructor(fault: CsvFault['fault']) {
    super(fault);
    this.fault = fault;
  }
}

export interface Parsed {
  record: string[];
  info: Info;
  raw: string;
}

/** The text of a file in UTF-8, or in UTF-16 as spreadsheets save it, without its byte order mark. @throws CsvFault */
export function decodeText(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = decoded(bytes, encoding);
  if (text.includes('\0')) throw new CsvFault('not_text');
  if (text.trim() === '') throw new CsvFault('empty');
  return text;
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CsvFault('not_utf8');
  }
}

const delimiters = [',', ';', '\t'];

/** Also of a line that was added in another program than those before it. */
const lineEnds = ['\r\n', '\n'];

/** Those of old Macs; in other files a lone `\r` belongs to a cell, which not every program quotes for it. */
const macLineEnds = [...lineEnds, '\r'];

/** The beginning of a file, in which its headings are, without what is quoted: that separates no cells. */
const unquoted = (text: string) => text.slice(0, 20_000).replace(/"[^"]*"/g, '');

/** Says to Excel what separates the cells; it shows no such line. */
const separatorLine = /^"?sep=([^"\r\n])"?(?=[\r\n]|$)/i;

/** The records of a CSV file; what separates their cells is found in the first line. @throws CsvError */
export function csvRecords(text: string, options: Options = {}): Parsed[] {
  const [, separator] = separatorLine.exec(text) ?? [];
  const [firstLine = '', lineEnd] = unquoted(text).split(/(\r\n|\r|\n)/, 2);
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  const delimiter = separator ?? (delimiters.toSorted((a, b) => count(b) - count(a))[0] as string);
  const from_line = separator === undefined ? 1 : 2;
  const record_delimiter = lineEnd === '\r' ? macLineEnds : lineEnds;
  const read = { delimiter, record_delimiter, from_line, relax_column_count: true, info: true, raw: true, ...options };
  return parse(text, read) as unknown as Parsed[];
}
