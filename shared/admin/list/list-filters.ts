import { languages } from '@varda/contract/language';
import { draftFilters, translationFilters } from '@varda/contract/list-options';

/** What filters may be, by their names in an address and in the query of a list call; null where that is an id or a day. */
const values = {
  translation: translationFilters,
  draft: draftFilters,
  /** Of vacancies: the languages in which visitors do not see one. */
  offSite: languages,
  createdBy: null,
  updatedBy: null,
  createdFrom: null,
  createdTo: null,
  updatedFrom: null,
  updatedTo: null,
} as const;

export type FilterName = keyof typeof values;
export const filterNames = Object.keys(values) as FilterName[];

/** What a list is narrowed down to. */
export type Filters = {
  [Name in FilterName]?: (typeof values)[Name] extends readonly (infer Value)[] ? Value : string;
};

/** Filters of every list of content. */
export const contentFilters: readonly FilterName[] = filterNames.filter((name) => name !== 'offSite');
/** Of lists without texts in two languages. */
export const momentFilters: readonly FilterName[] = ['createdFrom', 'createdTo', 'updatedFrom', 'updatedTo'];

export function choicesOf(name: FilterName): readonly string[] | null {
  return values[name];
}

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The filters of an address, of those that a list has; what makes no sense counts as not said. */
export function readFilters(params: URLSearchParams, names: readonly FilterName[] = []): Filters {
  const said = names.flatMap((name) => {
    const value = params.get(name) ?? '';
    return isValue(name, value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(said);
}

function isValue(name: FilterName, value: string): boolean {
  const choices = choicesOf(name);
  if (choices) return choices.includes(value);
  if (name.endsWith('By')) return /^[\w-]{1,64}$/.test(value);
  // A date of the 31st of February is one of March to it.
  return day.test(value) && new Date(value).toISOString().startsWith(value);
}
