import { pictureKeyIn } from '@varda/contract/picture-url';

/** Of an image in pasted HTML that is uploaded, and of its node until it is: tells one from the others. */
export const pendingAttribute = 'data-pending';

/** Whether an address is of a picture of this site: the server of another installation keeps its pictures for itself. */
export function isOwnPicture(src: string): boolean {
  return pictureKeyIn(src) !== undefined && new URL(src, location.href).origin === location.origin;
}
