const plain = '0123456789+-()n';
const characters = { '^': '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ', _: '₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₙ' } as const;

/** What writers of degrees raise: 25<sup>o</sup>C. */
const degree = 'o';

/**
 * Raised (`^`) or lowered (`_`) type as plain text, which knows none: 10<sup>6</sup> would read 106. Figures become characters that say the
 * same, all else is written as `^(2,3)`.
 */
export function scriptText(text: string, mark: keyof typeof characters): string {
  const shown = text.trim();
  if (mark === '^' && shown === degree) return '°';
  const places = [...shown.replaceAll(/[−–]/g, '-')].map((character) => plain.indexOf(character));
  if (!places.includes(-1)) return places.map((place) => characters[mark][place]).join('');
  return mark + (/^\(.*\)$/.test(shown) ? shown : `(${shown})`);
}
