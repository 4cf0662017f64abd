import { type About, aboutTexts } from '@varda/contract/about';
import { pictureUrl } from '@varda/contract/picture-url';
import type { ShownPicture } from '@varda/contract/pictures';
import type { Selectable } from 'kysely';
import { storedTexts } from '../content/stored-texts.ts';
import { toChanges } from '../content/versions.ts';
import type { AboutTable } from '../database/content.schema.ts';

export const stored = storedTexts('about', aboutTexts);

export function toAbout(row: Selectable<AboutTable>, pictures: ShownPicture[]): About {
  return {
    _id: row.id,
    ...stored.textsOf(row),
    images: pictures.map((picture) => pictureUrl(picture, picture.widths.at(-1) ?? 0, 'webp')),
    pictures,
    position: row.position,
    ...toChanges(row),
  };
}
