import { sheetBounds } from '@varda/contract/sheet-options';
import { type Cell, type CellValue, colToLetter, readXlsx, writeXlsxStream } from 'hucre/xlsx';
import { ruleTexts } from '../http/error-texts.ts';
import { refusedFile } from './refused-file.ts';
import { unpacksTo } from './zip-bounds.ts';

const megabyte = 1024 * 1024;

/** One row and one column more than are allowed, so that what is cut off is known to be. */
const readRange = `A1:${colToLetter(sheetBounds.columns)}${sheetBounds.rowsRead + 2}`;

/** In place of an error, and of a formula whose result is not stored. */
export const uncalculated = Symbol();
/** In place of a number that a spreadsheet shows as another text, `5%` of 0.05. */
export const reformatted = Symbol();
export type XlsxCell = CellValue | typeof uncalculated | typeof reformatted;

/** The cells of the first sheet of a workbook. @throws HttpError that says what is wrong with the file */
export async function readXlsxCells(bytes: Uint8Array): Promise<XlsxCell[][]> {
  if (!unpacksTo(bytes, sheetBounds.unpackedMegabytes * megabyte)) throw refusedFile(ruleTexts.sheet_broken);
  const workbook = await readXlsx(bytes, { sheets: [0], range: readRange, readStyles: true }).catch(() => {
    throw refusedFile(ruleTexts.sheet_broken);
  });
  const [sheet] = workbook.sheets;
  // Of merged cells one has the value, and the others would empty what they stand for.
  if (sheet?.merges?.length) throw refusedFile(ruleTexts.sheet_merged);
  return (sheet?.rows ?? []).map((row, y) =>
    row.map((value, x) => {
      const cell = sheet?.cells?.get(`${y},${x}`);
      if (isUncalculated(cell)) return uncalculated;
      return typeof value === 'number' && isReformatted(value, cell?.style?.numFmt) ? reformatted : value;
    }),
  );
}

function isReformatted(value: number, format = 'General'): boolean {
  if (format === '0') return !Number.isInteger(value);
  return format !== 'General' && format !== '@';
}

function isUncalculated(cell: Cell | undefined): boolean {
  return cell?.type === 'error' || (cell?.formula !== undefined && cell.value === null);
}

/** hucre writes `_x0041_` as it is, which readers, its own too, take for the letter A. */
const looksEscaped = /_(?=x[0-9a-f]{4}_)/gi;

/** hucre writes these as they are, too, and Excel takes a file that has one for damaged: whatever XML 1.0 has no `Char` for. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text
    .replace(looksEscaped, '_x005F_')
    .replace(notInXml, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}

/** A workbook of one sheet, row by row. Its cells are texts, which are texts also after somebody has gone through them in Excel. */
export function xlsxOf(rows: AsyncIterable<readonly string[]>, columns: readonly { width: number }[]) {
  const escapedRows = async function* () {
    for await (const row of rows) yield row.map(escaped);
  };
  return writeXlsxStream(escapedRows(), {
    // Not that of the list: Excel keeps the name “History” for itself.
    name: 'Sheet1',
    columns: columns.map(({ width }) => ({ width, numFmt: '@' })),
    freezePane: { rows: 1 },
  });
}
