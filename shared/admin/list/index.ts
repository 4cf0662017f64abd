export { contentFilters, momentFilters } from './list-filters.ts';
export { listQueryAt } from './list-query.ts';
export type { ListRequest, ListSource, Page, Sort } from './list-source.ts';
