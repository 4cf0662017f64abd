import { withNonBreakingSpaces } from './non-breaking-spaces.ts';
import classes from './registered.module.css';

const tagOrText = /<[^>]*>|[^<]+/g;
const sign = /®|&reg;|&#174;/g;

/** Sets the HTML as `Registered` sets a text; what is inside of tags (a link's address) stays as it is. */
export function withRegisteredMarked(html: string, size: 'small' | 'large' = 'small'): string {
  const marked = `<sup class="${classes[size]}">®</sup>`;
  return html.replace(tagOrText, (found) =>
    found.startsWith('<') ? found : withNonBreakingSpaces(found).replace(sign, marked),
  );
}
