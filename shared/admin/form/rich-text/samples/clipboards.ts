/** What stands in a text: plain characters, raised and lowered ones, and characters that a program takes from the font Symbol. */
export type Piece = string | { up: string } | { down: string } | { symbol: keyof typeof symbolKeys };
type Phrase = readonly Piece[];

/** Where Symbol has a character, as the character that stands there elsewhere. */
const symbolKeys = { µ: 'm', '≥': '³', '≤': '£', α: 'a', '±': '±', '°': '°', '×': '´' } as const;

/** Doses, units, ranges and formulas, with what has to come of them. */
export const phrases: readonly [written: string, Phrase][] = [
  ['5 µg daily', ['5 ', { symbol: 'µ' }, 'g daily']],
  ['from ≥ 12 years on', ['from ', { symbol: '≥' }, ' 12 years on']],
  ['≤ 4 tablets a day', [{ symbol: '≤' }, ' 4 tablets a day']],
  ['10<sup>–6</sup> mol/l', ['10', { up: '–6' }, ' mol/l']],
  ['10<sup>(2,3)</sup> units', ['10', { up: '(2,3)' }, ' units']],
  ['below 25 <sup>o</sup>C', ['below 25 ', { up: 'o' }, 'C']],
  ['below 25 °C', ['below 25 ', { symbol: '°' }, 'C']],
  ['H<sub>2</sub>O and CO<sub>2</sub>', ['H', { down: '2' }, 'O and CO', { down: '2' }]],
  ['α-tocopherol 10 mg ± 5 %', [{ symbol: 'α' }, '-tocopherol 10 mg ', { symbol: '±' }, ' 5 %']],
  ['5 × 10<sup>9</sup> CFU', ['5 ', { symbol: '×' }, ' 10', { up: '9' }, ' CFU']],
  ['0.5–1.5 ml, 2–3 times', ['0.5–1.5 ml, 2–3 times']],
];

interface Writing {
  text?: (text: string) => string;
  up?: (text: string) => string;
  down?: (text: string) => string;
  symbol: (key: string, shown: string) => string;
  around: (line: string) => string;
}

const asIs = (text: string) => text;

function writer({ text = asIs, up, down, symbol, around }: Writing) {
  return (phrase: Phrase): string => {
    const pieces = phrase.map((piece) => {
      if (typeof piece === 'string') return text(piece);
      if ('up' in piece) return up?.(piece.up) ?? `<sup>${text(piece.up)}</sup>`;
      if ('down' in piece) return down?.(piece.down) ?? `<sub>${text(piece.down)}</sub>`;
      return symbol(symbolKeys[piece.symbol], piece.symbol);
    });
    return around(pieces.join(''));
  };
}

const wordSymbol = `font-family:Symbol;mso-ascii-font-family:"Times New Roman";mso-hansi-font-family:"Times New Roman";mso-char-type:symbol;mso-symbol-font-family:Symbol`;
const googleText = 'font-size:11pt;font-family:Arial,sans-serif;font-weight:400;vertical-align:baseline;white-space:pre-wrap;';
const googleSpan = (text: string, align: string) =>
  `<span style="${googleText.replace('11pt', '0.6em').replace('baseline', align)}">${text}</span>`;

/** How each program writes a line of text to the clipboard as HTML. */
export const programs: Readonly<Record<string, (phrase: Phrase) => string>> = {
  'Word for Windows': writer({
    text: (text) => `<span lang=EN-US style='mso-ansi-language:EN-US'>${text}</span>`,
    symbol: (key) =>
      `<span lang=EN-US style='${wordSymbol}'><span style='mso-char-type:symbol;mso-symbol-font-family:Symbol'>${key}</span></span>`,
    around: (line) =>
      `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!--\n@font-face {font-family:Symbol; mso-font-charset:2;}\n p.MsoNormal {margin:0cm; font-family:"Times New Roman",serif;}\n--></style></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal>${line}<span lang=EN-US><o:p></o:p></span></p><!--EndFragment--></body></html>`,
  }),
  'Word for Mac': writer({
    symbol: (key) => `<span style='font-family:Symbol'>&#${0xf000 + (key.codePointAt(0) ?? 0)};</span>`,
    around: (line) =>
      `<html><head><meta name=Generator content="Microsoft Word 15"></head><body><p class=MsoNormal style='margin:0cm'><span lang=EN-GB>${line}</span></p></body></html>`,
  }),
  Outlook: writer({
    symbol: (key) => `<span style="font-family:&quot;Symbol&quot;">${key}</span>`,
    around: (line) =>
      `<div class="WordSection1"><p class="MsoNormal"><span style="font-family:&quot;Calibri&quot;,sans-serif;color:#1F497D">${line}</span></p></div>`,
  }),
  'LibreOffice Writer': writer({
    symbol: (key) => `<font face="Symbol">${key}</font>`,
    around: (line) =>
      `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.8 (Linux)"/><style type="text/css">p { line-height: 115%; margin-bottom: 0.25cm }</style></head><body lang="en-GB"><p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif">${line}</font></p></body></html>`,
  }),
  'Google Docs': writer({
    text: (text) => `<span style="${googleText}">${text}</span>`,
    up: (text) => googleSpan(text, 'super'),
    down: (text) => googleSpan(text, 'sub'),
    symbol: (_, shown) => `<span style="${googleText}">${shown}</span>`,
    around: (line) =>
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0b8f"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${line}</p></b>`,
  }),
  Excel: writer({
    symbol: (key) => `<font class="font6">${key}</font>`,
    around: (line) =>
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";}\n.font0 {color:black; font-size:11.0pt; font-family:Calibri, sans-serif;}\n.font6 {color:black; font-size:11.0pt; font-family:Symbol, serif; mso-font-charset:2;}\n.xl65 {vertical-align:top;}\n--></style></head><body><table border=0 cellpadding=0 cellspacing=0 width=64><tr height=20><td height=20 class=xl65 width=64>${line}</td></tr></table></body></html>`,
  }),
  'a PDF viewer': writer({
    // Without the document's fonts only their places are left.
    symbol: (key) => String.fromCodePoint(0xf000 + (key.codePointAt(0) ?? 0)),
    around: (line) => `<html><body><p>${line}</p></body></html>`,
  }),
  'a web page': writer({
    symbol: (_, shown) => shown,
    around: (line) => `<p style="font-family: Arial, 'Segoe UI Symbol', sans-serif">${line}</p>`,
  }),
};
