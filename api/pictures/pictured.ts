import { pictureUrl } from '@varda/shared/contract/picture-url';
import type { Picture } from '@varda/shared/contract/pictures';

/** Columns of `pictures` as a left join names them; all of them are null where a row has no picture. */
export const pictureColumns = [
  'pictures.key as picture_key',
  'pictures.width as picture_width',
  'pictures.height as picture_height',
  'pictures.widths as picture_widths',
  'pictures.placeholder as picture_placeholder',
] as const;

export interface JoinedPicture {
  picture_key: string | null;
  picture_width: number | null;
  picture_height: number | null;
  picture_widths: string | null;
  picture_placeholder: string | null;
}

/** The fields `image` and `picture` of an answer. */
export function picturedOf(row: JoinedPicture): { image: string | null; picture: Picture | null } {
  if (row.picture_key === null) return { image: null, picture: null };
  const picture: Picture = {
    key: row.picture_key,
    width: row.picture_width ?? 0,
    height: row.picture_height ?? 0,
    widths: JSON.parse(row.picture_widths ?? '[]') as number[],
    placeholder: row.picture_placeholder ?? '',
  };
  return { image: pictureUrl(picture, picture.widths.at(-1) ?? 0, 'webp'), picture };
}
