import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Deep green and mint: the house colour. Shade 8 carries white text at 7:1, shade 0 is the tint of sections. */
const leaf: MantineColorsTuple = [
  '#eef8f4',
  '#dcefe8',
  '#b9dfd1',
  '#8fccb6',
  '#5fb498',
  '#34997b',
  '#168262',
  '#0f6b52',
  '#0c5744',
  '#083d31',
];

/** The one warm accent: calls to action and highlights, used sparingly. */
const amber: MantineColorsTuple = [
  '#fff6ea',
  '#fdead0',
  '#f9d3a0',
  '#f4ba6c',
  '#eda340',
  '#dd8b1f',
  '#b96c0f',
  '#985709',
  '#7a4608',
  '#5c3506',
];

const serifless = 'system-ui, sans-serif';

export const theme = createTheme({
  colors: { leaf, amber },
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 5 },
  black: '#12312a',
  fontFamily: `'Source Sans 3 Variable', ${serifless}`,
  headings: { fontFamily: `'Manrope Variable', ${serifless}`, fontWeight: '700', textWrap: 'balance' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});
