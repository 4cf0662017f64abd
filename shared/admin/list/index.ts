export { contentFilterNames as contentFilters, momentFilterNames as momentFilters } from '@varda/contract/list-options';
export { listQueryAt } from './list-query.ts';
export type { ListRequest, ListSource, Page, Sort } from './list-source.ts';
