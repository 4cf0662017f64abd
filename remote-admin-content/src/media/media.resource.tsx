import type { Resource } from '@varda/admin/resource';
import type { MediaItem } from '@varda/contract/media';
import { call } from '@varda/platform/http';
import { mediaListOf } from './media.source.ts';
import type { MediaValues } from './media-fields.tsx';

/** The form of a picture; the list is a grid of its own. */
export const mediaResource: Resource<MediaItem, MediaValues> = {
  name: 'media',
  namespace: 'admin-content',
  opened: 'media',
  area: 'pictures',
  list: mediaListOf({}),
  columns: [],
  nameOf: ({ name }) => name,
  width: '62rem',
  form: async () => (await import(/* webpackChunkName: "media-form" */ './media.form.ts')).mediaForm,
  remove: ({ key }) => call('DELETE /media/:key', { params: { key } }),
};
