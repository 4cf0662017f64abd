import { hasPrivateUse, type SymbolFont, shownBy, symbolFontIn } from './symbol-fonts.ts';

/** What came of characters whose meaning depends on a font. */
export interface ReadSymbols {
  /** As they are written now, each once. */
  written: string[];
  /** As they came, where nobody can tell what they show. */
  unreadable: string[];
}

const symbolFamily = /mso-symbol-font-family\s*:\s*([^;]+)/i;

/** Fonts by class name, as style sheets of the clipboard have them: Excel has no others. Null where it is one with Unicode. */
type FontsOfClasses = ReadonlyMap<string, SymbolFont | null>;

export function fontsOfClasses(html: string): FontsOfClasses {
  const fonts = new Map<string, SymbolFont | null>();
  for (const [, name = '', rule = ''] of html.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)) {
    const font = fontIn(rule);
    if (font !== undefined) fonts.set(name, font);
  }
  return fonts;
}

/** The font that declarations name, by `font-family` or by `font`, of which the last one counts; undefined where they name none. */
function fontIn(declarations: string): SymbolFont | null | undefined {
  const [, ofSymbols] = symbolFamily.exec(declarations) ?? [];
  if (ofSymbols) return symbolFontIn(ofSymbols);
  let font: SymbolFont | null | undefined;
  for (const declaration of declarations.split(';')) {
    const [, families] =
      /^\s*font-family\s*:(.*)$/is.exec(declaration) ?? /^\s*font\s*:.*?\d[\w.%/]*\s+(\D.*)$/is.exec(declaration) ?? [];
    if (families) font = symbolFontIn(families);
  }
  return font;
}

/** Writes characters of Symbol and Wingdings, and those of the private use area, as the Unicode characters that they show. */
export function readSymbols(body: HTMLElement, classes: FontsOfClasses): ReadSymbols {
  const written = new Set<string>();
  const unreadable = new Set<string>();
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text;
    const font = fontOf(text.parentElement, classes);
    if (!font && !hasPrivateUse(text.data)) continue;
    text.data = [...text.data]
      .map((character) => {
        const shown = shownBy(character, font);
        if (shown === null) unreadable.add(character);
        else if (shown !== character) written.add(shown);
        return shown ?? character;
      })
      .join('');
  }
  return { written: [...written].filter((character) => character.trim()), unreadable: [...unreadable] };
}

/** The nearest element that names a font decides. */
function fontOf(element: Element | null, classes: FontsOfClasses): SymbolFont | null {
  for (let at = element; at; at = at.parentElement) {
    const own = fontIn(at.getAttribute('style') ?? '');
    if (own !== undefined) return own;
    const face = at.getAttribute('face');
    if (face) return symbolFontIn(face);
    for (const name of at.classList) {
      const font = classes.get(name);
      if (font !== undefined) return font;
    }
  }
  return null;
}
