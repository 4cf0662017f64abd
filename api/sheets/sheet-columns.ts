import { aboutTexts } from '@varda/contract/about';
import { contactInfoTexts } from '@varda/contract/contact-info';
import { dosageTexts } from '@varda/contract/dosage';
import { historyTexts } from '@varda/contract/history';
import { type Language, type Localized, languages } from '@varda/contract/language';
import { legalPageTexts } from '@varda/contract/legal-pages';
import { productTexts } from '@varda/contract/products';
import type { ExportedList } from '@varda/contract/sheets';
import { namesOf, type TextField } from '@varda/contract/text-fields';
import { careerTexts } from '@varda/contract/vacancies';
import { typedHtml } from '../content/typed-html.ts';
import { contentOf } from '../edit-history/content.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { type Headed, headingOf } from './headings.ts';

/** The values of an item by their paths, with what is no content of it. */
export type Values = Readonly<Record<string, unknown>>;

export interface SheetColumn {
  /** The path of its value: `name.en`. */
  key: string;
  heading: Localized;
  /** In characters. */
  width: number;
  textOf(values: Values, file: Language): string;
  /** The value that a text stands for, of a column that can be imported. @throws HttpError where it stands for none */
  parse?: (text: string) => unknown;
}

export function valuesOf(item: object): Values {
  return { ...item, ...contentOf(item) };
}

const yes: Localized = { en: 'yes', mk: 'да' };
const no: Localized = { en: 'no', mk: 'не' };

/** What a value is in a file of a language. */
function written(value: unknown, file: Language): string {
  if (typeof value === 'boolean') return (value ? yes : no)[file];
  return value === null || value === undefined ? '' : String(value);
}

/** A column that is read only. */
function shown(name: Headed, width: number, read = (values: Values) => values[name]): SheetColumn {
  return { key: name, heading: headingOf(name), width, textOf: (values, file) => written(read(values), file) };
}

/** The name of somebody, who has a `name` as things have. */
const named = (heading: 'person' | 'sender'): SheetColumn => ({ ...shown('name', 30), heading: headingOf(heading) });

/** A column of one value. */
function single(name: Headed, width: number): SheetColumn {
  return { ...shown(name, width), parse: (text) => text.trim() };
}

function inBoth(name: Headed, column: (key: string, language: Language) => Partial<SheetColumn>) {
  return languages.map((language): SheetColumn => {
    const key = `${name}.${language}`;
    const textOf: SheetColumn['textOf'] = (values, file) => written(values[key], file);
    return { key, heading: headingOf(name, language), width: 30, textOf, ...column(key, language) };
  });
}

/** A text without a heading does not compile, and is named by the error. */
type WithHeadings<F> = { readonly [Name in keyof F]: Name extends Headed ? TextField : never };

const texts = <F extends WithHeadings<F>>(fields: F) =>
  namesOf<Record<keyof F & Headed, TextField>>(fields).flatMap((name) => {
    const isRich = fields[name].kind === 'rich';
    const kind = isRich ? { width: 60, parse: typedHtml } : { width: 30, parse: (text: string) => text };
    return inBoth(name, () => kind);
  });

const departments = inBoth('department', (_, language) => ({
  textOf: ({ department }) => (department as Localized | undefined)?.[language] ?? '',
  parse: (text: string) => text.trim(),
}));

const meansYes = [yes.en, yes.mk, 'true', '1'];
const meansNo = [no.en, no.mk, 'false', '0'];

const switches = inBoth('active', (key) => ({
  width: 12,
  parse: (text: string) => {
    const word = text.trim().toLowerCase();
    if (!meansYes.includes(word) && !meansNo.includes(word))
      throw new HttpError('invalid', { fields: { [key]: ruleTexts.yes_or_no_cell } });
    return meansYes.includes(word);
  },
}));

const form: SheetColumn = { ...single('form', 14), parse: (text) => text.trim().toLowerCase() };

/** By which a row of a file is known again: its item, and the version that it was made of. */
const known = [shown('_id', 38), shown('__v', 8)];
const moments = [shown('createdAt', 24), shown('updatedAt', 24)];
const images = shown('images', 30, ({ images }) => (images as string[]).join(' '));

const answered = ({ answered }: Values) => answered as { at: string; by: string } | null;

/** The columns of every list, in the order of its files. */
export const sheetColumns: Record<ExportedList, readonly SheetColumn[]> = {
  products: [
    ...known,
    ...texts(productTexts),
    ...[single('categoryName', 30), form],
    ...[shown('position', 8), shown('image', 30), ...moments],
  ],
  dosage: [...known, ...texts(dosageTexts), shown('image', 30), ...moments],
  about: [...known, ...texts(aboutTexts), shown('position', 8), images, ...moments],
  history: [...known, ...texts(historyTexts), shown('position', 8), ...moments],
  'contact-info': [...known, ...texts(contactInfoTexts), shown('image', 30), ...moments],
  adminCareer: [...known, ...texts(careerTexts), ...departments, ...switches, single('jobType', 20), ...moments],
  'legal-pages': [...known, ...texts(legalPageTexts), ...moments],
  users: [shown('_id', 38), named('person'), shown('email', 30), shown('role', 10), ...moments],
  'contact-messages': [
    ...[shown('_id', 38), named('sender'), shown('email', 30), shown('message', 60), shown('read', 8)],
    ...[
      shown('answeredAt', 24, (values) => answered(values)?.at),
      shown('answeredBy', 20, (values) => answered(values)?.by),
    ],
    shown('createdAt', 24),
  ],
};

/** More than this many characters a cell of a spreadsheet does not hold. */
const longestCell = 32_767;

/** What stands in a cell for a text that is longer than one can hold; an import leaves that text as it is. */
const tooLong: Localized = { en: '⟦ too long for a cell ⟧', mk: '⟦ предолго за ќелија ⟧' };

/** The cell that a column has of an item, in a file of a language. */
export function cellOf(column: SheetColumn, values: Values, file: Language = 'en'): string {
  const text = column.textOf(values, file).replace(/\r\n?/g, '\n');
  // An apostrophe may come in front of it.
  return text.length < longestCell ? text : tooLong[file];
}

export function isTooLong(cell: string): boolean {
  return Object.values(tooLong).includes(cell.trim());
}
