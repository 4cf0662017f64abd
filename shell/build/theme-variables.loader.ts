import { MantineProvider } from '@mantine/core';
import { theme } from '@varda/shared/theme';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The style sheet that Mantine's provider would put into each page: variables of the theme and classes of the breakpoints. As a
 * file it is fetched once, and no `style` element stands in a body, where HTML does not allow it.
 */
export default function themeVariables(): string {
  const html = renderToStaticMarkup(createElement(MantineProvider, { theme, children: null }));
  const sheets = [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, sheet]) => sheet);
  if (sheets.length === 0) throw new Error('Mantine’s provider renders no style sheets any more');
  return sheets.join('\n');
}
