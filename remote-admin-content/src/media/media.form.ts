import type { Changed, RowForm } from '@varda/admin/resource';
import { bounds } from '@varda/contract/bounds';
import { noText } from '@varda/contract/language';
import { type MediaItem, mediaChange } from '@varda/contract/media';
import { text } from '@varda/contract/text-schemas';
import { call } from '@varda/platform/http';
import { focusOf, middle, writtenFocus } from './focus.ts';
import { MediaFields, type MediaValues } from './media-fields.tsx';
import { tagsIn } from './tags.ts';

/** As the form holds it: tags between commas, the point as a text. */
const schema = mediaChange.extend({ tags: text(bounds.line).optional(), focus: text(20).optional() });

function toChange({ tags, focus, ...change }: Changed<MediaValues>) {
  return {
    ...change,
    ...(tags !== undefined && { tags: tagsIn(tags) }),
    ...(focus !== undefined && { focus: focusOf(focus) }),
  };
}

export const mediaForm: RowForm<MediaItem, MediaValues> = {
  Fields: MediaFields,
  empty: { name: '', alt: noText, tags: '', focus: middle },
  valuesOf: ({ name, alt, tags, focus }) => ({ name, alt, tags: tags.join(', '), focus: writtenFocus(focus) }),
  created: schema,
  changed: schema,
  update: ({ key, __v: ifMatch }, changed, { signal }) =>
    call('PUT /media/:key', { params: { key }, ifMatch, body: toChange(changed), signal }),
};
