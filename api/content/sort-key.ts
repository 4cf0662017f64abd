import type { Language, Localized } from '@varda/contract/language';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const macedonian = 'абвгдѓежзѕијклљмнњопрстќуфхцчџш';

/** Space, digits and letters in the order of each language: its own alphabet before the other one. */
const order: Localized = { en: ` 0123456789${latin}${macedonian}`, mk: ` 0123456789${macedonian}${latin}` };

/** Letters of other alphabets stand with the one that they are nearest to. */
const nearest: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', þ: 'th', ð: 'd' },
  ...{ ђ: 'д', ћ: 'ќ', щ: 'шт', ъ: 'а', ы: 'и', ь: '', э: 'е', ю: 'ју', я: 'ја', і: 'и', є: 'е' },
};

/** Long enough to tell names apart, short enough for an index of PostgreSQL. */
const longest = 120;

/**
 * A key that puts texts into alphabetical order when compared byte by byte: each letter becomes the ASCII character at its
 * place in the alphabet. Case, accents and punctuation do not count; Ѓ and Ќ are letters of their own. Numbers stand in their
 * own order, read in the language that the text is written in: 7 mg, 14 mg. Another rule raises `foldingVersion`.
 */
export function sortKey(text: string, language: Language, writtenIn = language): string {
  const places = order[language];
  let key = '';
  for (const letter of spelled(text, number[writtenIn])) {
    const place = places.indexOf(letter);
    key += place >= 0 ? String.fromCharCode(0x20 + place) : letter;
    if (key.length >= longest) break;
  }
  return key.trim();
}

/** The sort keys of a localized text; a text that is missing is shown in the other language and stands where that does. */
export function sortKeys(text: Localized): Localized {
  const { en, mk } = text;
  return { en: sortKey(en || mk, 'en', en ? 'en' : 'mk'), mk: sortKey(mk || en, 'mk', mk ? 'mk' : 'en') };
}

/** What has names, in the Macedonian order of these, as accounts have it: the database would put Ј before А, and Z before a. */
export function byName<T extends { name: string }>(items: readonly T[]): T[] {
  const keyed = items.map((item) => ({ item, key: sortKey(item.name, 'mk') }));
  keyed.sort((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -1 : 1));
  return keyed.map(({ item }) => item);
}

/**
 * `2,5` and `2.5` are two and a half. Three digits behind a sign are thousands where it is the language's own sign for them: `1,125` in
 * English, `1.125` in Macedonian. Each text may have the other's: what ends in a zero is thousands, as decimals are not written so. A space
 * may also stand between two numbers (Omega 3 500 mg), but none is `000`. A number is looked for once, not from each of its groups.
 */
const number: Localized<RegExp> = {
  en: /((?<!\d[.,])[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})*\.\d\d0|(?:\s000)+)(?!\d)|\d+)(?:[.,](\d+))?/g,
  mk: /((?<!\d[.,])[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})*,\d\d0|(?:\s000)+)(?!\d)|\d+)(?:[.,](\d+))?/g,
};

/** The digits of a number behind how many of them there are before its decimals, apart from what follows: `214 `, `125 ` of 2.5. */
function numbered(_: string, whole: string, decimals = ''): string {
  const digits = whole.replace(/\D/g, '').replace(/^0+/, '');
  return `${lengthOf(digits)}${digits}${decimals.replace(/0+$/, '')} `;
}

/** In digits that sort as the lengths do: 8, 91, 92 … 98, 991. */
function lengthOf({ length }: string): string {
  return '9'.repeat(Math.max(0, Math.ceil(length / 8) - 1)) + (length === 0 ? 0 : ((length - 1) % 8) + 1);
}

function spelled(text: string, number: RegExp): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(number, numbered)
    .replace(/[^\p{ASCII}ѓќ]/gu, (letter) => {
      const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return nearest[base] ?? base;
    })
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
