import type { ShellRouter } from '../app.tsx';
import { savesData } from '../navigation/saves-data.ts';
import { whenQuiet } from '../navigation/when-quiet.ts';

/**
 * Shows the fonts that came after the first paint, from the first change of page on. Until then `font-display: optional`,
 * and on a phone that they are not asked for (`shared/theme/fonts.css`), keeps the page in the fallback it was begun with, as no line
 * may move under somebody who reads.
 */
export function showDeferredFonts(router: ShellRouter): void {
  if (savesData()) return;
  whenQuiet(fetchFonts);
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    document.documentElement.dataset.fonts = '';
    const timely = timelyFiles();
    for (const face of fontFaces()) {
      if (timely.some((url) => face.cssText.includes(fileOf(url)))) continue;
      // Of the rule: Chromium does not look again at a `FontFace` whose `display` is changed.
      face.style.setProperty('font-display', 'swap');
    }
  });
}

/** In the page's letters, upright: others come when there is something to be set in them. */
function fetchFonts(): Promise<unknown> {
  const letters = document.documentElement.lang === 'mk' ? 'Aа' : 'A';
  const families = ['Manrope Variable', 'Source Sans 3 Variable'];
  return Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`, letters)));
}

/** Fonts that were there at the first paint and are shown since. */
function timelyFiles(): string[] {
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files
    .filter(({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd <= firstPaint)
    .map(({ name }) => name);
}

function fileOf(url: string): string {
  return new URL(url).pathname;
}

/** The `@font-face` rules of the shell, from a file or from the document: other origins' style sheets bring none. */
function fontFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter(({ href }) => !href || new URL(href).origin === window.location.origin)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
}
