import type { ProductTexts } from '../product-row.ts';

/** A product as a row describes it, before the rules of the contract have been applied. */
interface Candidate extends ProductTexts {
  categoryName: string;
  /** A code of `productForms`; empty where it has none. */
  form: string;
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
