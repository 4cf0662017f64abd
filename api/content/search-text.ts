import { foldings } from '@varda/contract/search-folding';
import { scriptText } from '@varda/contract/superscripts';

/** The only entities that sanitized HTML has. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What can be read in sanitized HTML. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(su[pb])>([^<]*)<\/\1>/g, (_, tag: string, text: string) => scriptText(text, tag === 'sup' ? '^' : '_'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/**
 * Of the rules by which {@link searchColumn} folds texts and `sortKey` orders them. Raised whenever one of them gives another result
 * for any text: the next start makes the stored columns anew.
 */
export const foldingVersion = 6;

/** The `search` column of a row: its texts folded, one per line. */
export function searchColumn(texts: readonly string[]): string {
  return [...new Set(texts.map(withOneMicrogram).flatMap(foldings))].join('\n');
}

/** Amounts are written with and without a space before the unit. */
const amount = /(\d)(mg|mcg|kg|g|ml|dl|cl|l|iu|ie|%|мг|кг|г|мл|л)(?![\p{L}\d])/giu;

/** Its sign is that of the unit or the Greek letter; `mkg` is the Macedonian abbreviation in Latin letters. */
const microgram = /(?<!\p{L})(?:[µμ][gг]|мкг|mkg|(?<=\d\s?)ug)(?![\p{L}\d])/giu;

function withOneMicrogram(text: string): string {
  return text.replace(microgram, 'mcg');
}

/** A text in which each unit is a word of its own, in one spelling: `40mg` is `40 mg`, `25µg` is `25 mcg`. */
export function withSpacedUnits(text: string): string {
  return withOneMicrogram(text).replace(amount, '$1 $2');
}

/** Patterns for `LIKE … ESCAPE '\'` of each word; a row matches when of each word one of them does. No word means that every row matches. */
export function searchPatterns(search: string | undefined): string[][] {
  return wordsOf(search).map((spellings) => spellings.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`));
}

/** Whether texts have all the words that are searched for: what {@link searchPatterns} asks of a row. */
export function hasWords(texts: readonly string[], search: string | undefined): boolean {
  const column = searchColumn(texts);
  return wordsOf(search).every((spellings) => spellings.some((word) => column.includes(word)));
}

/** The words of a search, each in its spellings. */
function wordsOf(search = ''): string[][] {
  const words = new Set(withSpacedUnits(search).split(/\s+/));
  return [...words]
    .map(foldings)
    .filter((spellings) => spellings.length > 0)
    .map((spellings) => [...new Set(spellings.flatMap((spelling) => [spelling, withOtherDecimalMark(spelling)]))]);
}

/** A decimal comma is as good as a point. */
function withOtherDecimalMark(word: string): string {
  return word.replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === ',' ? '.' : ','));
}
