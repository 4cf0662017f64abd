import { isEmptyRichText } from '@varda/contract/empty-rich-text';
import { type Localized, languages } from '@varda/contract/language';
import { linkSchemes } from '@varda/contract/link-address';
import sanitize from 'sanitize-html';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { PartlyLocalized } from './localized-columns.ts';

/** What the editor's toolbar can make, and tables as they come with pasted compositions (K-20). */
export const richTextPolicy: sanitize.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'p', 'br', 'strong', 'em', 'u', 's', 'sup', 'sub', 'ul', 'ol', 'li', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    ins: 'u',
    del: 's',
    strike: 's',
    h3: 'h2',
    h4: 'h2',
    h5: 'h2',
    h6: 'h2',
    div: 'p',
    a: (_, { href = '', ...rest }) => {
      const attribs: sanitize.Attributes = { href: href.trim(), rel: 'noopener noreferrer' };
      if (rest.target === '_blank') attribs.target = '_blank';
      return { tagName: 'a', attribs };
    },
  },
  // Deeper than any text of the editor; beyond it the parser's recursion would be an attack.
  nestingLimit: 50,
};

/** Takes out of an HTML text whatever its editor could not have made: scripts, styles, foreign tags and attributes. */
export function cleanRichText(html: string): string {
  return sanitize(html, richTextPolicy).trim();
}

/** Cleans the rich text of a form that may be empty: where nothing can be read in it, nothing is stored. */
export function cleanOptional<T extends PartlyLocalized>(html: T): T {
  const cleaned = { ...html };
  for (const language of languages) {
    const text = html[language] === undefined ? undefined : cleanRichText(html[language]);
    if (text !== undefined) cleaned[language] = isEmptyRichText(text) ? '' : text;
  }
  return cleaned;
}

/**
 * Cleans the rich text of a form, in the languages that it has.
 *
 * @throws HttpError with the field named, if nothing is left of a text
 */
export function cleanLocalized<T extends PartlyLocalized>(field: string, html: T): T {
  const cleaned = cleanOptional(html);
  const empty: Record<string, Localized> = {};
  for (const language of languages) if (cleaned[language] === '') empty[`${field}.${language}`] = ruleTexts.required;
  if (Object.keys(empty).length > 0) throw new HttpError('invalid', { fields: empty });
  return cleaned;
}
