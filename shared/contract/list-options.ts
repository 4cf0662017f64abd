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

/** Views of one list that a person may save, and the longest name of one. */
export const mostViews = 50;
export const longestViewName = 60;

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];
