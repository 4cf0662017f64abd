import type { About } from '@varda/shared/contract/about';
import type { Localized } from '@varda/shared/contract/language';
import { pictureUrl } from '@varda/shared/contract/picture-url';
import type { ShownPicture } from '@varda/shared/contract/pictures';
import type { Selectable } from 'kysely';
import { columns } from '../content/localized-columns.ts';
import { plainText, searchColumn } from '../content/search-text.ts';
import { sortKeys } from '../content/sort-key.ts';
import { toChanges } from '../content/versions.ts';
import type { AboutTable } from '../database/content.schema.ts';

/** The texts of an entry; `text` is sanitized HTML. A missing name or subcategory is an empty string. */
export interface AboutTexts {
  name: Localized;
  subcategory: Localized;
  text: Localized;
}

/** The columns that hold the texts, and those that are derived from them. */
export function textColumns({ name, subcategory, text }: AboutTexts) {
  const plain = { en: plainText(text.en), mk: plainText(text.mk) };
  return {
    ...columns('name', name),
    ...columns('subcategory', subcategory),
    ...columns('text', text),
    ...columns('name_sort', sortKeys(name)),
    ...columns('subcategory_sort', sortKeys(subcategory)),
    ...columns('text_sort', sortKeys(plain)),
    search: searchColumn([name, subcategory, plain].flatMap(({ en, mk }) => [en, mk])),
  };
}

export function toAbout(row: Selectable<AboutTable>, pictures: ShownPicture[]): About {
  return {
    _id: row.id,
    name: { en: row.name_en, mk: row.name_mk },
    subcategory: { en: row.subcategory_en, mk: row.subcategory_mk },
    text: { en: row.text_en, mk: row.text_mk },
    images: pictures.map((picture) => pictureUrl(picture, picture.widths.at(-1) ?? 0, 'webp')),
    pictures,
    position: row.position,
    ...toChanges(row),
  };
}
