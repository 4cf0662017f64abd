import type { MantineColorsTuple } from '@mantine/core';

/** Deep green and mint: the house colour. Shade 8 carries white text at 7:1, shade 0 is the tint of sections. */
export const leaf: MantineColorsTuple = [
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
export const amber: MantineColorsTuple = [
  '#fff6ea',
  '#fdead0',
  '#f9d3a0',
  '#f4ba6c',
  '#eda340',
  '#dd8b1f',
  '#a8610c',
  '#985709',
  '#7a4608',
  '#5c3506',
];

/** Failures and deletion. Shade 6 and darker carry white text, shade 4 stands on the dark scheme's surfaces. */
export const red: MantineColorsTuple = [
  '#fdf3f2',
  '#fbe3e1',
  '#f5c5c1',
  '#ec9f99',
  '#e8867e',
  '#d25048',
  '#c23a33',
  '#ad2b26',
  '#95211e',
  '#7a1816',
];

/** Lines, skeletons and quiet controls of the light scheme, with a breath of green. */
export const gray: MantineColorsTuple = [
  '#f6f9f8',
  '#eef3f1',
  '#e4ebe8',
  '#d7e1dd',
  '#c5d1cc',
  '#a2b2ac',
  '#788a83',
  '#4c5f58',
  '#33443e',
  '#1e2c27',
];

/** Text, lines and surfaces of the back office's dark scheme, from light to dark; shade 7 is the page. */
export const dark: MantineColorsTuple = [
  '#d6e0dc',
  '#b6c4bf',
  '#94a59f',
  '#6b7d77',
  '#3f514b',
  '#31423c',
  '#273530',
  '#1d2925',
  '#151f1c',
  '#0e1613',
];
