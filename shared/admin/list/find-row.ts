import type { Language } from '@varda/contract/language';
import { largestPage } from '@varda/contract/list-options';
import type { Entity } from '../resource/resource.ts';
import { wholeListOf } from './list-query.ts';
import type { ListSource } from './list-source.ts';
import type { ListState } from './list-state.ts';

/** Without search and filters. */
export const wholeList = { search: '', filters: {} };

/** A row of what a search and filters leave of a list, and the page on which it stands; null if it is not among that. */
export async function findRow<Row extends Entity>(
  source: ListSource<Row>,
  state: Omit<ListState, 'page'>,
  language: Language,
  id: string,
): Promise<{ row: Row; page: number } | null> {
  const request = { limit: largestPage, ...wholeListOf(state, language) };
  for (let page = 1, before = 0; ; page += 1) {
    const { rows, totalCount } = await source.load({ ...request, page }, new AbortController().signal);
    const index = rows.findIndex(({ _id }) => _id === id);
    const row = rows[index];
    if (row) return { row, page: Math.ceil((before + index + 1) / state.limit) };
    before += rows.length;
    if (rows.length === 0 || before >= totalCount) return null;
  }
}
