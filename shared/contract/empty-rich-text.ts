import { isBlank } from './blank.ts';

/** Up to the next bracket of either kind: from each of thousands of open ones to the end of the text would take minutes. */
const tags = /<[^<>]*>/g;
const spaces = /&nbsp;|&#160;/g;

/** Whether nothing can be read in the HTML: tags, white space and non-breaking spaces do not count (V-01). */
export function isEmptyRichText(html: string): boolean {
  return isBlank(html.replace(tags, '').replace(spaces, ''));
}

/** Whether there is something to be seen in the HTML: an image, a video or an iframe. */
export function hasMedia(html: string): boolean {
  return /<(img|video|iframe)\b/i.test(html);
}
