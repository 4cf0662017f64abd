import type { Picture } from '@varda/contract/pictures';

/** Columns of `pictures` that an answer shows. */
export const shownPicture = [
  'pictures.key',
  'pictures.width',
  'pictures.height',
  'pictures.widths',
  'pictures.placeholder',
] as const;

interface PictureRow {
  key: string;
  width: number;
  height: number;
  /** JSON list of numbers. */
  widths: string;
  placeholder: string;
}

export function toPicture({ key, width, height, widths, placeholder }: PictureRow): Picture {
  return { key, width, height, widths: JSON.parse(widths) as number[], placeholder };
}
