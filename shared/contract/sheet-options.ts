/** What a file may have that is imported, beside the bytes of any file of a form. */
export const sheetBounds = {
  /** Rows below the headings: the longest lists that there are to be. */
  rows: 10_000,
  /** Rows that make or change an item. They take several times as long as those that change nothing, and other writers wait meanwhile. */
  rowsChanged: 2_000,
  /** With blank ones: a spreadsheet stores the format of cells that were emptied. */
  rowsRead: 20_000,
  columns: 100,
  /** Of an XLSX file, once it is unpacked. */
  unpackedMegabytes: 64,
} as const;

export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** What becomes of a row of a file. */
export const rowOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
