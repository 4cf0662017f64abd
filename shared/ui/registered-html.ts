import classes from './registered.module.css';

const tagOrSign = /<[^>]*>|®|&reg;|&#174;/g;

/** Makes every ® of the HTML a superscript, as `Registered` does; those inside of tags (a link's address) stay as they are. */
export function withRegisteredMarked(html: string, size: 'small' | 'large' = 'small'): string {
  return html.replace(tagOrSign, (found) => (found.startsWith('<') ? found : `<sup class="${classes[size]}">®</sup>`));
}
