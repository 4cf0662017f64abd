import { contentRevision } from '../content-revision.ts';
import { health } from '../health.ts';
import { sitePages } from '../site-pages.ts';
import { siteSearchQuery, siteSearchResults } from '../site-search.ts';
import type { Endpoint } from './endpoint.ts';

/** What visitors ask beside the content. */
export const visitorsEndpoints = {
  'GET /content-revision': {
    access: 'public',
    summary:
      'A number that grows with every change of what the public sees, and the id of the database in which it does',
    answer: contentRevision,
  },
  'GET /pages': {
    access: 'public',
    summary: 'The public pages of products and vacancies, with the moments of their last changes',
    answer: sitePages,
  },
  'GET /site-search': {
    access: 'public',
    summary:
      'Products, categories, open vacancies and pages by what they say, in either alphabet and with wrong letters',
    query: siteSearchQuery,
    answer: siteSearchResults,
  },
  'GET /health': { access: 'public', summary: 'Whether this process is alive and ready', answer: health },
} as const satisfies Record<string, Endpoint>;
