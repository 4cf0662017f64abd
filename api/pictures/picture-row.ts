import type { Focus, Picture } from '@varda/contract/pictures';

/** Columns of `pictures` that an answer shows. */
export const shownPicture = [
  'pictures.key',
  'pictures.width',
  'pictures.height',
  'pictures.widths',
  'pictures.placeholder',
  'pictures.focus_x',
  'pictures.focus_y',
] as const;

interface PictureRow {
  key: string;
  width: number;
  height: number;
  /** JSON list of numbers. */
  widths: string;
  placeholder: string;
  focus_x: number | null;
  focus_y: number | null;
}

export function toPicture({ key, width, height, widths, placeholder, focus_x, focus_y }: PictureRow): Picture {
  return { key, width, height, widths: JSON.parse(widths) as number[], placeholder, ...focusOf(focus_x, focus_y) };
}

/** The point of interest of an answer; nothing where that is the middle. */
export function focusOf(x: number | null, y: number | null): { focus?: Focus } {
  return x === null || y === null ? {} : { focus: { x, y } };
}
