/** Latin letters that have no accent to strip, and the ligatures. */
const latin: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', þ: 'th', ð: 'd' };

/** Cyrillic letters as Latin ones without accents; ѓ, ќ, ѐ, ѝ, й and ё have lost theirs before. */
const cyrillic: Record<string, string> = {
  ...letters('абвгдезијклмнопрстуфхц', 'abvgdezijklmnoprstufhc'),
  ...{ ж: 'z', ѕ: 'dz', љ: 'lj', њ: 'nj', ч: 'c', џ: 'dz', ш: 's', ђ: 'd', ћ: 'c' },
  ...{ щ: 'st', ъ: 'a', ы: 'y', ь: '', э: 'e', ю: 'ju', я: 'ja', і: 'i', є: 'e' },
};

/** How the same letters are typed on a keyboard without accents, where that differs: `шампон` is `shampon`, too. */
const typed: Record<string, string> = { ѓ: 'gj', ќ: 'kj', ж: 'zh', ч: 'ch', џ: 'dzh', ш: 'sh' };

/** Letters of one shape in both alphabets, small or capital. */
const shapes = { cyrillic: 'авекмнорстухѕјі', latin: 'abekmhopctyxsji' };
const toLatinShape = letters(shapes.cyrillic, shapes.latin);
const toCyrillicShape = letters(shapes.latin, shapes.cyrillic);

function letters(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to[index] ?? '']));
}

function replaced(word: string, by: Record<string, string>): string {
  return word.replace(/./gu, (letter) => by[letter] ?? letter);
}

/** A word in which letters of the other alphabet stand for those that look the same, in one alphabet. */
function unmixed(word: string): string {
  if (!/\p{Script=Latin}/u.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word;
  const asLatin = replaced(word, toLatinShape);
  return /\p{Script=Cyrillic}/u.test(asLatin) ? replaced(word, toCyrillicShape) : asLatin;
}

/** A word that could be of either alphabet by its looks, in the other one: `C` of the vitamin. */
function swapped(word: string): string {
  const asLatin = replaced(word, toLatinShape);
  if (asLatin !== word) return /\p{Script=Cyrillic}/u.test(asLatin) ? word : asLatin;
  const asCyrillic = replaced(word, toCyrillicShape);
  return /\p{Script=Latin}/u.test(asCyrillic) ? word : asCyrillic;
}

/**
 * Folds a text for searching: lower case, no accents, one alphabet, no trademark signs, single spaces.
 * `Лек`, `ЛЕК` and `lek` are the same afterwards, and so are `Črešna` and `цреша` up to their endings.
 */
export function fold(text: string): string {
  return transliterated(inOneAlphabet(text));
}

/**
 * A text folded; and once more as typed without accents, with words that look the same in the other alphabet, and letter by letter:
 * in a word whose keyboard was changed half way, letters are meant by their sound (`ВАРdol`). Each once; none of what folds to nothing.
 */
export function foldings(text: string): string[] {
  const pure = inOneAlphabet(text);
  const spellings = [pure, pure.replace(/\p{L}+/gu, swapped), replaced(pure, typed), text.toLowerCase()];
  return [...new Set(spellings.map(transliterated))].filter(Boolean);
}

/** Lower case, each word in one alphabet. */
function inOneAlphabet(text: string): string {
  return text.toLowerCase().replace(/\p{L}+/gu, unmixed);
}

function transliterated(text: string): string {
  return text
    .replace(/[®™©]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => cyrillic[letter] ?? latin[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
