import { DEFAULT_THEME, MantineProvider } from '@mantine/core';
import { theme } from '@varda/ui/theme';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const otherColours = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in (theme.colors ?? {})));
const theirVariables = new RegExp(`--mantine-color-(${otherColours.join('|')})-[\\w-]+:[^;]+;`, 'g');

/**
 * The style sheet that Mantine's provider would put into each page: variables of the theme and classes of the breakpoints. As a
 * file it is fetched once, and no `style` element stands in a body, where HTML does not allow it. Colours that the theme does
 * not name are left out: they come with the back office (`src/back-office/mantine/mantine-root.tsx`).
 */
export default function themeVariables(): string {
  // biome-ignore lint/correctness/noChildrenProp: its type demands them
  const root = createElement(MantineProvider, { theme, deduplicateCssVariables: false, children: null });
  const sheets = [...renderToStaticMarkup(root).matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, sheet]) => sheet);
  if (sheets.length === 0) throw new Error('Mantine’s provider renders no style sheets any more');
  // In Mantine’s layer: `scheme.css` mends what lacks contrast.
  return `@layer mantine {${sheets.join('\n').replace(theirVariables, '')}}`;
}
