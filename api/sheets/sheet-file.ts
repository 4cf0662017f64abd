import type { Localized } from '@varda/contract/language';
import { sheetBounds } from '@varda/contract/sheet-options';
import { CsvError } from 'csv-parse/sync';
import { ruleTexts } from '../http/error-texts.ts';
import { textIn } from './csv.ts';
import { CsvFault, csvRecords, decodeText } from './csv-reader.ts';
import { refusedFile } from './refused-file.ts';
import { readXlsxCells, reformatted, uncalculated, type XlsxCell } from './xlsx.ts';

/** Cells of the widest file of the most rows. Separators alone would be millions, which hold up everybody while they are read. */
const mostCells = sheetBounds.columns * sheetBounds.rowsRead;

/** A text, or why a cell holds none. */
export type SheetCell = string | { fault: Localized };

export interface SheetFile {
  headings: string[];
  /** Rows that hold anything, with their numbers as a spreadsheet counts them. */
  rows: { number: number; cells: SheetCell[] }[];
}

/** Reads a CSV or XLSX file whose first row are headings. @throws HttpError that says what is wrong with it */
export async function readSheet(bytes: Buffer): Promise<SheetFile> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const [headings = [], ...body] = isZip ? await readWorkbook(bytes) : readCsv(bytes);
  const rows = body
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  if (rows.length > sheetBounds.rows || body.length > sheetBounds.rowsRead) throw refusedFile(ruleTexts.sheet_too_long);
  if (width > sheetBounds.columns) throw refusedFile(ruleTexts.sheet_too_wide);
  if (rows.length === 0) throw refusedFile(ruleTexts.sheet_without_rows);
  return { headings: headings.map((cell) => (typeof cell === 'string' ? cell.trim() : '')), rows };
}

/** Empty cells at the end of a row are not stored. */
async function readWorkbook(bytes: Buffer): Promise<SheetCell[][]> {
  const rows = (await readXlsxCells(bytes)).map((row) => row.map(cellOf));
  const width = rows[0]?.length ?? 0;
  return rows.map((row) => [...row, ...Array<SheetCell>(Math.max(0, width - row.length)).fill('')]);
}

/** Cells at the end of a row that the file leaves out are none: what stands there is not emptied. */
function readCsv(bytes: Buffer): SheetCell[][] {
  let cells = 0;
  const cast = (cell: string) => {
    cells += 1;
    if (cells > mostCells) throw refusedFile(ruleTexts.sheet_too_wide);
    return cell;
  };
  try {
    // With the raw text, each cell would take as long as its row.
    const options = { to: sheetBounds.rowsRead + 2, relax_quotes: false, raw: false, cast };
    const records = csvRecords(decodeText(bytes), options);
    return records.map(({ record }) => record.map(cellOf));
  } catch (error) {
    if (error instanceof CsvFault)
      throw refusedFile(error.fault === 'empty' ? ruleTexts.sheet_without_rows : ruleTexts.sheet_not_utf8);
    if (error instanceof CsvError) throw refusedFile(ruleTexts.sheet_broken);
    throw error;
  }
}

function cellOf(value: XlsxCell): SheetCell {
  if (value instanceof Date) return { fault: ruleTexts.cell_is_a_date };
  if (value === uncalculated) return { fault: ruleTexts.cell_without_result };
  if (value === reformatted) return { fault: ruleTexts.cell_is_formatted };
  // Spreadsheets show no more than 15 digits: 0.1 + 0.2 is 0.3.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return value === null ? '' : textIn(String(value).replace(/\r\n?/g, '\n'));
}
