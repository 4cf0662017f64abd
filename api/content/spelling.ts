/*
 * Tells a correction of spelling from a change of meaning. In doubt it is a change of meaning: a mark too many costs somebody a
 * press of "Still right", a mark too few leaves a wrong dose in the other language (decision 051).
 */

/** Words that turn a statement round, and numbers: one letter more or less makes others of them. */
const exactWords = new Set(
  [
    'none never without cannot neither nobody nothing',
    'three four five seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million once twice thrice half quarter',
    'daily weekly monthly yearly hourly hour hours week weeks month months less more least most',
    'нема нити немој никогаш никаде никој ништо ниту освен',
    'еден една едно четири седум осум девет десет единаесет дванаесет тринаесет четиринаесет петнаесет шеснаесет',
    'седумнаесет осумнаесет деветнаесет дваесет триесет четириесет педесет шеесет седумдесет осумдесет деведесет',
    'сто двесте илјада милион еднаш двапати трипати половина четвртина пред после',
    'помалку повеќе најмалку најмногу дневно неделно месечно годишно',
  ].flatMap((line) => line.split(' ')),
);

/** With one of these in front a word means the opposite; longer ones are no correction of spelling in any case. */
const negating = ['un', 'in', 'im', 'ir', 'il', 'de', 'a', 'не', 'де', 'а'];

/** Parts of words that are close to each other and mean something else. */
const telling =
  /hyper|hypo|intra|inter|infra|supra|macro|micro|milli|nano|kilo|pre|post|ante|хипер|хипо|интра|интер|инфра|супра|макро|микро|мили|нано|кило|пред|пост/g;

/** What is longer is no word; to compare it takes the square of its length. */
const longestWord = 100;

/** Whether two texts, plain or in sanitized HTML, differ in nothing but the spelling of words, punctuation, case and looks. */
export function isSpellingOnly(before: string, after: string): boolean {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  return (
    was.length === is.length && was.every((word, index) => isSameWord(word, is[index] ?? '', was[index - 1] ?? ''))
  );
}

/** What is said by markup as words of its own: pictures, videos, links, cells of a table, and what is raised or struck out. */
function wordsOf(text: string): string[] {
  return text
    .replace(/<(\/?)(sup|sub|s)>/g, '¦$1$2¦')
    .replace(/<(img|iframe|video|a|tr|t[dh])\b([^>]*)>/g, (_, tag: string, attributes: string) => {
      const said = attributes.matchAll(/\b(src|href|alt|title|colspan|rowspan)="([^"]*)"/g);
      return ` ¦${tag} ${[...said].map(([, name, value]) => `¦${name} ${value}`).join(' ')} ¦ `;
    })
    .replace(/<\/?(?:strong|em|u|a|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? ' ')
    .normalize('NFC')
    .split(/[\s\u00ad]+/)
    .map((word) => word.replace(/^["'„“”‘’«»([{¿¡…]+|["'„“”‘’«»)\]}…,;:.!?]+$/g, ''))
    .filter((word, index, all) => word !== '' && !(/^[-–—]$/.test(word) && !isBesideNumber(all, index)));
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** A dash between words is punctuation; beside a number it is a minus or a range. */
function isBesideNumber(words: readonly string[], index: number): boolean {
  return /\d$/.test(words[index - 1] ?? '') || /^\d/.test(words[index + 1] ?? '');
}

/** @param preceding the word in front of both: behind a number stands a unit */
function isSameWord(before: string, after: string, preceding: string): boolean {
  if (before === after) return true;
  if (/\d/.test(preceding) || !isWord(before) || !isWord(after)) return false;
  const [was, is] = [before.toLowerCase(), after.toLowerCase()];
  // Of a short word the case matters too, but for the first letter of a sentence: mg and Mg, mm and mM.
  if (was === is) return was.length > 3 || !isUnit(was);
  const shorter = Math.min(was.length, is.length);
  if (shorter <= 3 || exactWords.has(was) || exactWords.has(is) || /n['’]t$/.test(was) || /n['’]t$/.test(is))
    return false;
  if (negating.some((prefix) => was === prefix + is || is === prefix + was)) return false;
  if (was.match(telling)?.join() !== is.match(telling)?.join()) return false;
  if (!beginsAlike(was, is) || Math.abs(was.length - is.length) > 2 || shorter > longestWord) return false;
  const distance = editDistance(was, is);
  return distance <= 2 && distance < shorter / 2;
}

/** Letters of the two languages, with hyphens and apostrophes within; a µ, a ° or a % makes something else of it. */
function isWord(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}]+(?:[-'’][\p{Script=Latin}\p{Script=Cyrillic}]+)*$/u.test(text);
}

function isUnit(word: string): boolean {
  return /^(?:[munpkdc]?(?:g|l|m)|mol|mcg|iu|ie|ph|мг|мкг|кг|г|мл|дл|л|мм|см)$/.test(word);
}

/** Words with another first letter are other words, but for an accent left out or two letters that changed places. */
function beginsAlike(one: string, other: string): boolean {
  const base = (word: string) => word.normalize('NFD')[0];
  return base(one) === base(other) || (one[0] === other[1] && one[1] === other[0]);
}

/** Letters to put in, take out, replace, or let change places with their neighbour (Damerau-Levenshtein, adjacent). */
function editDistance(one: string, other: string): number {
  let [older, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last?.[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (older?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [older, last] = [last, row];
  }
  return last?.[other.length] ?? 0;
}
