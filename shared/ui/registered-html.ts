const tagOrSign = /<[^>]*>|®|&reg;|&#174;/g;

/** Puts every ® of the text into a `sup` of the class; those inside of tags (a link's address) stay as they are. */
export function withRegisteredMarked(html: string, className: string): string {
  return html.replace(tagOrSign, (found) => (found.startsWith('<') ? found : `<sup class="${className}">®</sup>`));
}
