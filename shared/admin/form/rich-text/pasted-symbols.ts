import { isPrivateUse, type SymbolFont, shownBy, symbolFontIn } from './symbol-fonts.ts';

/** What came of characters whose meaning depends on a font. */
export interface ReadSymbols {
  /** As they are written now, each once. */
  written: string[];
  /** As they came, where nobody can tell what they show. */
  unreadable: string[];
}

const ownFamily = /(?:^|;)\s*font-family\s*:\s*([^;]+)/i;
const symbolFamily = /mso-symbol-font-family\s*:\s*([^;]+)/i;

/** Class names that style sheets of the clipboard give a font without Unicode. Excel has no others. */
export function symbolClasses(html: string): ReadonlyMap<string, SymbolFont> {
  const rules = html.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g);
  const found = [...rules].map(
    ([, name = '', rule = '']) => [name, symbolFontIn(ownFamily.exec(rule)?.[1] ?? '')] as const,
  );
  return new Map(found.filter((each): each is [string, SymbolFont] => each[1] !== null));
}

/** Writes characters of Symbol and Wingdings, and those of the private use area, as the Unicode characters that they show. */
export function readSymbols(body: HTMLElement, classes: ReadonlyMap<string, SymbolFont>): ReadSymbols {
  const written = new Set<string>();
  const unreadable = new Set<string>();
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text;
    const font = fontOf(text.parentElement, classes);
    if (!font && ![...text.data].some(isPrivateUse)) continue;
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
function fontOf(element: Element | null, classes: ReadonlyMap<string, SymbolFont>): SymbolFont | null {
  for (let at = element; at; at = at.parentElement) {
    const style = at.getAttribute('style') ?? '';
    const family = symbolFamily.exec(style)?.[1] ?? ownFamily.exec(style)?.[1] ?? at.getAttribute('face');
    if (family) return symbolFontIn(family);
    for (const name of at.classList) {
      const font = classes.get(name);
      if (font) return font;
    }
  }
  return null;
}
