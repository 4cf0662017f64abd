const raised = 'sup, [style*="vertical-align:super" i], [style*="vertical-align: super" i]';
const lowered = 'sub, [style*="vertical-align:sub" i], [style*="vertical-align: sub" i]';

const plain = '0123456789+-()';
const signs = { raised: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾', lowered: '₀₁₂₃₄₅₆₇₈₉₊₋₍₎' };

/** Texts know no raised or lowered type: 10<sup>6</sup> would read 106. Figures become signs that say the same; all else stays. */
export function writeRaisedSigns(body: HTMLElement): void {
  for (const element of body.querySelectorAll(raised)) write(element, signs.raised);
  for (const element of body.querySelectorAll(lowered)) if (!element.matches(raised)) write(element, signs.lowered);
}

function write(element: Element, alphabet: string): void {
  const text = (element.textContent ?? '').trim().replaceAll('−', '-');
  const places = [...text].map((character) => plain.indexOf(character));
  if (text && !places.includes(-1)) element.textContent = places.map((place) => alphabet[place]).join('');
}
