import { type FilterName, filterValues } from '@varda/contract/list-options';

/** What a list is narrowed down to. */
export type Filters = {
  [Name in FilterName]?: (typeof filterValues)[Name] extends readonly (infer Value)[] ? Value : string;
};

/** What can be chosen of a filter; null where that is a person or a day. */
export function choicesOf(name: FilterName): readonly string[] | null {
  const values = filterValues[name];
  return typeof values === 'string' ? null : values;
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
  if (filterValues[name] === 'person') return /^[\w-]{1,64}$/.test(value);
  // A date of the 31st of February is one of March to it.
  return day.test(value) && new Date(value).toISOString().startsWith(value);
}
