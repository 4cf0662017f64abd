import { noText } from '@varda/contract/language';
import { pictureUrl } from '@varda/contract/picture-url';
import type { ShownPicture } from '@varda/contract/pictures';
import { columns, merged, type PartlyLocalized } from '../content/localized-columns.ts';
import { focusOf } from './picture-row.ts';

/** Columns of `pictures` as left joins name them, all of them null where a row has no such picture, and of the row itself. */
export function pictureColumnsOf<T extends string>(table: T) {
  return [...pictureColumns, `${table}.picture_alt_en`, `${table}.picture_alt_mk`] as const;
}

const pictureColumns = [
  'pictures.key as picture_key',
  'pictures.width as picture_width',
  'pictures.height as picture_height',
  'pictures.widths as picture_widths',
  'pictures.placeholder as picture_placeholder',
  'pictures.focus_x as picture_focus_x',
  'pictures.focus_y as picture_focus_y',
  'pictures_mk.key as picture_mk_key',
  'pictures_mk.width as picture_mk_width',
  'pictures_mk.height as picture_mk_height',
  'pictures_mk.widths as picture_mk_widths',
  'pictures_mk.focus_x as picture_mk_focus_x',
  'pictures_mk.focus_y as picture_mk_focus_y',
] as const;

export interface JoinedPicture {
  picture_key: string | null;
  picture_width: number | null;
  picture_height: number | null;
  picture_widths: string | null;
  picture_placeholder: string | null;
  picture_focus_x: number | null;
  picture_focus_y: number | null;
  picture_mk_key: string | null;
  picture_mk_width: number | null;
  picture_mk_height: number | null;
  picture_mk_widths: string | null;
  picture_mk_focus_x: number | null;
  picture_mk_focus_y: number | null;
  picture_alt_en: string;
  picture_alt_mk: string;
}

/** The fields `image` and `picture` of an answer. */
export function picturedOf(row: JoinedPicture): { image: string | null; picture: ShownPicture | null } {
  if (row.picture_key === null) return { image: null, picture: null };
  const picture: ShownPicture = {
    key: row.picture_key,
    width: row.picture_width ?? 0,
    height: row.picture_height ?? 0,
    widths: JSON.parse(row.picture_widths ?? '[]') as number[],
    placeholder: row.picture_placeholder ?? '',
    ...focusOf(row.picture_focus_x, row.picture_focus_y),
    alt: { en: row.picture_alt_en, mk: row.picture_alt_mk },
    ...(row.picture_mk_key !== null && {
      mk: {
        key: row.picture_mk_key,
        width: row.picture_mk_width ?? 0,
        height: row.picture_mk_height ?? 0,
        widths: JSON.parse(row.picture_mk_widths ?? '[]') as number[],
        ...focusOf(row.picture_mk_focus_x, row.picture_mk_focus_y),
      },
    }),
  };
  return { image: pictureUrl(picture, picture.widths.at(-1) ?? 0, 'webp'), picture };
}

/** What becomes of the picture of a row. */
export interface PicturePatch {
  /** Key of another one; `null` takes the picture away, `undefined` leaves it. */
  picture?: string | null | undefined;
  /** The same for the one that readers of Macedonian see in its place. */
  pictureMk?: string | null | undefined;
  alt?: PartlyLocalized | undefined;
}

/** The columns of such a patch; where there is no picture there is no alternative text. */
export function pictureChange(before: { picture: ShownPicture | null } | null, patch: PicturePatch) {
  const { picture = before?.picture?.key ?? null, pictureMk = before?.picture?.mk?.key ?? null, alt } = patch;
  const shown = picture ?? pictureMk;
  return {
    picture: shown,
    picture_mk: pictureMk === shown ? null : pictureMk,
    ...columns('picture_alt', shown ? merged(before?.picture?.alt ?? noText, alt) : noText),
  };
}

/** Keys of the pictures that a row has had. */
export function keysOf({ picture }: { picture: ShownPicture | null }): string[] {
  return [picture?.key, picture?.mk?.key].filter((key) => key !== undefined);
}
