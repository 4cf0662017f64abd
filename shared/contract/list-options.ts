import { trashedKinds } from './edited-kinds.ts';
import { languages } from './language.ts';

/** Page sizes that the tables of the back office offer. */
export const pageSizes = [5, 10, 25] as const;
export const defaultPageSize = 5;

/** Most rows that one page may ask for. */
export const largestPage = 100;

/** What a list in two languages can be narrowed down to: rows of which either language lacks or lags behind something, or a certain one does. */
export const translationFilters = ['needed', 'missing-en', 'missing-mk', 'older-en', 'older-mk'] as const;
export type TranslationFilter = (typeof translationFilters)[number];

/** Rows with changes that are not published, in any language or in a certain one. */
export const draftFilters = ['any', 'en', 'mk'] as const;
export type DraftFilter = (typeof draftFilters)[number];

/**
 * What lists are narrowed down by, under the names that addresses and queries have, each with what it may be. Filters of people take ids of
 * accounts, those of days days in Skopje.
 */
export const filterValues = {
  /** Of the trash. */
  entity: trashedKinds,
  translation: translationFilters,
  draft: draftFilters,
  /** Of vacancies: the languages in which visitors do not see one. */
  offSite: languages,
  /** Of accounts. */
  role: ['admin', 'user'],
  secondFactor: ['on', 'off'],
  access: ['whole', 'restricted'],
  createdBy: 'person',
  updatedBy: 'person',
  createdFrom: 'day',
  createdTo: 'day',
  updatedFrom: 'day',
  updatedTo: 'day',
} as const;
export type FilterName = keyof typeof filterValues;
export const filterNames = Object.keys(filterValues) as FilterName[];

/** Filters of every list of content, and of lists without texts in two languages. */
const ofOneList: readonly FilterName[] = ['entity', 'offSite', 'role', 'secondFactor', 'access'];
export const contentFilterNames = filterNames.filter((name) => !ofOneList.includes(name));
export const momentFilterNames = filterNames.filter((name) => filterValues[name] === 'day');

/** They tell what visitors do not get to know: they take a session. */
export const staffFilterNames = ['draft', 'createdBy', 'updatedBy', 'offSite'] as const satisfies FilterName[];

/** Views of one list that a person may save, and the longest name of one. */
export const mostViews = 50;
export const longestViewName = 60;

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];
