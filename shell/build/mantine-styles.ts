import path from 'node:path';

/** Rule of the bundler: see the loader. */
export const mantineStyles = {
  test: /@mantine\/core\/esm\/.*\.module\.mjs$/,
  use: [path.join(import.meta.dirname, '../../shared/federation/build/mantine-css.loader.ts')],
};
