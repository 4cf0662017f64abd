import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** How components and logic are tested: `export default { ...jestConfig, roots: […] }`. */
export const jestConfig = {
  testEnvironment: beside('browser-environment.cjs'),
  testMatch: ['**/*.test.{ts,tsx}'],
  // A whole screen with dialogs takes jsdom a second, and a shared machine stalls for many.
  testTimeout: 120_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Sources of ours, and ES modules that jest would load as CommonJS: ky, and one below @fastify/static.
  transformIgnorePatterns: ['/node_modules/(?!(@varda|ky|content-disposition)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': beside('css-module.cjs'),
    '\\.css$': beside('empty.cjs'),
    '\\.(avif|webp|png|jpg|svg)$': beside('file.cjs'),
  },
  setupFilesAfterEnv: [beside('setup.ts')],
};
