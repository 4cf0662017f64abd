import { type PictureFormat, pictureUrl } from '@varda/contract/picture-url';
import type { Picture, ShownPicture } from '@varda/contract/pictures';
import type { DrawnPicture } from './drawn-picture.ts';

/** A picture that staff show in place of a drawn one, in the shape of that. */
export function ownPicture({ width, height, placeholder, ...picture }: ShownPicture): DrawnPicture {
  return { en: renditionsOf(picture), mk: renditionsOf(picture.mk ?? picture), width, height, placeholder };
}

/** Without a point of interest it is cut around the middle, as its preview in the library shows: the point of a drawn picture is not its own. */
const middle = { x: 50, y: 50 };

function renditionsOf({ key, widths, focus = middle }: Pick<Picture, 'key' | 'widths' | 'focus'>) {
  const renditions = (format: PictureFormat) =>
    widths.map((width) => ({ width, url: pictureUrl({ key }, width, format) }));
  return { avif: renditions('avif'), webp: renditions('webp'), focus };
}
