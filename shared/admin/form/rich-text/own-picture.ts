import { pictureKeyIn } from '@varda/contract/picture-url';

/** Whether an address is of a picture of this site: the server of another installation keeps its pictures for itself. */
export function isOwnPicture(src: string): boolean {
  return pictureKeyIn(src) !== undefined && new URL(src, location.href).origin === location.origin;
}
