import path from 'node:path';

/** Rules of the bundler for Mantine's styles: see the loaders. */
export const mantineRules = [
  {
    test: /@mantine\/core\/esm\/.*\.module\.mjs$/,
    use: [path.join(import.meta.dirname, 'mantine-css.loader.ts')],
  },
  {
    test: /@mantine\/carousel\/esm\/CarouselVariables\/CarouselVariables\.mjs$/,
    use: [path.join(import.meta.dirname, 'carousel-variables.loader.ts')],
  },
  {
    test: /theme-variables\.css$/,
    enforce: 'pre' as const,
    use: [path.join(import.meta.dirname, 'theme-variables.loader.ts')],
  },
];
