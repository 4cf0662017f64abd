/** Spreadsheets tell UTF-8 by it. */
export const byteOrderMark = '\u{FEFF}';

/** What a spreadsheet takes for a formula, with the apostrophes that keep it from that. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const keptFromFormula = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet runs as a formula: one that begins like one stands behind an apostrophe. {@link textIn} gives it back. */
export function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that a cell stands for. */
export function textIn(cell: string): string {
  return keptFromFormula.test(cell) ? cell.slice(1) : cell;
}

/** A line of a CSV file (RFC 4180), of harmless texts. */
export function csvLine(cells: readonly string[], separator: ',' | ';'): string {
  return `${cells.map((cell) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator)}\r\n`;
}
