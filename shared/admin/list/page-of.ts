import type { Language } from '@varda/contract/language';
import { largestPage } from '@varda/contract/list-options';
import type { Entity } from '../resource/resource.ts';
import type { ListSource } from './list-source.ts';
import type { ListState } from './list-state.ts';

/** On which page of the whole list a row stands; null if it is not in it. */
export async function pageOf<Row extends Entity>(
  source: ListSource<Row>,
  { limit, sort, language }: Pick<ListState, 'limit' | 'sort'> & { language: Language },
  id: string,
): Promise<number | null> {
  const request = { limit: largestPage, search: '', sortBy: sort.by, sortOrder: sort.order, lang: language };
  for (let page = 1, before = 0; ; page += 1) {
    const { rows, totalCount } = await source.load({ ...request, page }, new AbortController().signal);
    const index = rows.findIndex(({ _id }) => _id === id);
    if (index >= 0) return Math.ceil((before + index + 1) / limit);
    before += rows.length;
    if (rows.length === 0 || before >= totalCount) return null;
  }
}
