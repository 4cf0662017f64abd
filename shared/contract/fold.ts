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

function letters(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to[index] ?? '']));
}

/**
 * Folds a text for searching: lower case, no accents, one alphabet, no trademark signs, single spaces.
 * `Лек`, `ЛЕК` and `lek` are the same afterwards, and so are `Črešna` and `цреша` up to their endings.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[®™©]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => cyrillic[letter] ?? latin[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text folded, and once more as typed without accents where a Cyrillic text differs then. */
export function foldings(text: string): string[] {
  return [fold(text), fold(text.toLowerCase().replace(/[ѓќжчџш]/g, (letter) => typed[letter] ?? letter))];
}
