import { aboutTexts } from '@varda/contract/about';
import { contactInfoTexts } from '@varda/contract/contact-info';
import { dosageTexts } from '@varda/contract/dosage';
import { historyTexts } from '@varda/contract/history';
import { productTexts } from '@varda/contract/products';
import type { TextColumns, TextFields } from '@varda/contract/text-fields';
import { careerTexts } from '@varda/contract/vacancies';
import type { Row } from '../database/insert-rows.ts';
import { columns } from './localized-columns.ts';
import { namedColumns } from './named-columns.ts';
import { searchColumn } from './search-text.ts';
import { sortKeys } from './sort-key.ts';
import { storedTexts } from './stored-texts.ts';

const cell = (row: Row, name: string) => String(row[name] ?? '');
const cells = (row: Row, names: readonly string[]) => names.map((name) => cell(row, name));

const ofTexts = <F extends TextFields>(table: string, fields: F, others: readonly string[] = []) => {
  const stored = storedTexts(table, fields);
  // A row in the trash may be older than a column.
  const none = Object.fromEntries(stored.selected.map((column) => [column.slice(table.length + 1), '']));
  return (row: Row): Row =>
    stored.derivedColumnsOf(stored.textsOf({ ...none, ...row } as TextColumns<F>), cells(row, others));
};

const searched =
  (...names: string[]) =>
  (row: Row): Row => ({ search: searchColumn(cells(row, names)) });

const named =
  (...others: string[]) =>
  (row: Row): Row =>
    namedColumns(cell(row, 'name'), ...cells(row, others));

const career = ofTexts('careers', careerTexts, ['department_en', 'department_mk']);

/** The columns of a row that it is searched and sorted by, made of its others as a save makes them; by the names of the tables. */
export const derivedColumns = {
  users: named('email'),
  products: ofTexts('products', productTexts),
  dosage: ofTexts('dosage', dosageTexts),
  about: ofTexts('about', aboutTexts),
  history: ofTexts('history', historyTexts),
  contact_info: ofTexts('contact_info', contactInfoTexts),
  careers: (row: Row): Row => ({
    ...career(row),
    ...columns('department_sort', sortKeys({ en: cell(row, 'department_en'), mk: cell(row, 'department_mk') })),
  }),
  contact_messages: named('email', 'message'),
  media: named('alt_en', 'alt_mk', 'tags'),
  activity: searched('title_en', 'title_mk', 'by_name'),
  trash: searched('title_en', 'title_mk'),
} as const;
