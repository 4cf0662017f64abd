import { type ListSource, listQueryAt } from '@varda/admin/list';
import type { MediaItem } from '@varda/contract/media';
import { type MediaFilter, mediaFilters } from '@varda/contract/media-filters';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';
import type { PageRequest } from '@varda/platform/remote';

/** What the library is narrowed down to. */
export interface Narrowed {
  only?: MediaFilter;
  tag?: string;
}

export function narrowedAt(address: URLSearchParams): Narrowed {
  const only = mediaFilters.find((filter) => filter === address.get('only'));
  const tag = address.get('tag');
  return { ...(only && { only }), ...(tag && { tag }) };
}

type MediaSource = ListSource<MediaItem, 'createdAt' | 'name'>;

/** The pictures of the library, the newest first. */
export function mediaListOf(narrowed: Narrowed): MediaSource {
  return {
    key: ['admin', 'media', 'list', JSON.stringify(narrowed)],
    paging: 'server',
    sortBy: ['createdAt', 'name'],
    defaultSort: { by: 'createdAt', order: 'desc' },
    pageSize: 25,
    load: async ({ page, limit, search, sortBy, sortOrder }, signal) => {
      const query = { page, limit, search, sortBy, sortOrder, ...narrowed };
      const { media, totalCount } = await call('GET /media', { query, signal });
      return { rows: media, totalCount };
    },
  };
}

export const tagsQuery = queryOptions({
  queryKey: ['admin', 'media', 'tags'],
  queryFn: ({ signal }) => call('GET /media/tags', { signal }),
});

export const detailsQuery = (key: string) =>
  queryOptions({
    queryKey: ['admin', 'media', 'details', key],
    queryFn: ({ signal }) => call('GET /media/:key', { params: { key }, signal }),
  });

export const mediaQueriesAt = (request: PageRequest) => [listQueryAt(mediaListOf(narrowedAt(request.search)), request)];
