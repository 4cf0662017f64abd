/** Page sizes that the tables of the back office offer. */
export const pageSizes = [5, 10, 25] as const;
export const defaultPageSize = 5;

/** Most rows that one page may ask for. */
export const largestPage = 100;

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];
