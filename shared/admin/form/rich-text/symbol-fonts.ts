/**
 * What the characters of fonts without Unicode look like. Word writes "5 µg" as an m in Symbol, and "≥ 12" as ³ 12: without the font, a
 * dose would be a thousand times another one. Tables: Unicode's "Symbol" and "Wingdings" mappings (unicode.org/Public/MAPPINGS/VENDORS/ADOBE/symbol.txt).
 */

/** Symbol, from 0x20 on; a space where there is no character. Its mu is the sign of units, U+00B5. */
const symbol =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?' +
  '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_' +
  '‾αβχδεφγηιϕκλµνοπθρστυϖωξψζ{|}∼ ' +
  ' '.repeat(32) +
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵' +
  'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓' +
  '◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭ ';

/** Of Wingdings what texts are marked with: bullets, ticks, arrows. */
const wingdings: Readonly<Record<number, string>> = {
  40: '☎',
  42: '✉',
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  117: '◆',
  118: '❖',
  159: '•',
  167: '▪',
  168: '◻',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};

export type SymbolFont = 'symbol' | 'wingdings';

/** Where Windows puts the characters of such a font when it has to write them as Unicode. */
const privateUse = { from: 0xf000, to: 0xf0ff };

export function hasPrivateUse(text: string): boolean {
  return /\p{Private_Use}/u.test(text);
}

/**
 * What a character shows in a font.
 *
 * @param font null where it is not known: then characters of the private use area alone are meant, and taken for Symbol's
 * @returns null where that is not known
 */
export function shownBy(character: string, font: SymbolFont | null): string | null {
  const code = character.codePointAt(0) ?? 0;
  const isPrivate = code >= privateUse.from && code <= privateUse.to;
  if (!font && !isPrivate) return hasPrivateUse(character) ? null : character;
  const place = isPrivate ? code - privateUse.from : code;
  if (place > 0xff) return character;
  if (/\s/.test(String.fromCharCode(place))) return ' ';
  if (font === 'wingdings') return wingdings[place] ?? null;
  const found = symbol[place - 0x20];
  return found === undefined || found === ' ' ? null : found;
}

/** The font that is asked for first in a list of families, as `font-family` has it. */
export function symbolFontIn(families: string): SymbolFont | null {
  const [first = ''] = families.split(',');
  const name = first.replaceAll(/["']/g, '').trim().toLowerCase();
  if (name === 'symbol' || name === 'symbolmt') return 'symbol';
  return name === 'wingdings' ? 'wingdings' : null;
}
