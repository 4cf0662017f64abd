const tags = /<[^>]*>/g;
const blanks = /&nbsp;|&#160;|\u00a0|\u200b|\s/g;

/** Whether nothing can be read in the HTML: tags, white space and non-breaking spaces do not count (`spec.md` §5). */
export function isEmptyRichText(html: string): boolean {
  return html.replace(tags, '').replace(blanks, '') === '';
}
