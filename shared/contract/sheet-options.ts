/** What a file may have that is imported. */
export const sheetBounds = {
  megabytes: 10,
  /** Rows below the headings. */
  rows: 2_000,
  /** With blank ones: a spreadsheet stores the format of cells that were emptied. */
  rowsRead: 10_000,
  columns: 100,
  /** Of an XLSX file, once it is unpacked. */
  unpackedMegabytes: 64,
} as const;

export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** What becomes of a row of a file. */
export const rowOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
