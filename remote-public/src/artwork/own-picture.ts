import { type PictureFormat, pictureUrl } from '@varda/contract/picture-url';
import type { Picture, ShownPicture } from '@varda/contract/pictures';
import type { DrawnPicture } from './drawn-picture.ts';

/** A picture that staff show in place of a drawn one, in the shape of that. */
export function ownPicture({ width, height, placeholder, ...picture }: ShownPicture): DrawnPicture {
  return { en: renditionsOf(picture), mk: renditionsOf(picture.mk ?? picture), width, height, placeholder };
}

function renditionsOf({ key, widths, focus }: Pick<Picture, 'key' | 'widths' | 'focus'>) {
  const renditions = (format: PictureFormat) =>
    widths.map((width) => ({ width, url: pictureUrl({ key }, width, format) }));
  return { avif: renditions('avif'), webp: renditions('webp'), ...(focus && { focus }) };
}
