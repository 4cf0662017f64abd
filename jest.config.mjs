import registry from './registry.json' with { type: 'json' };

/** Component and logic tests; the api's tests run under node:test, the browser's under Playwright. */
export default {
  testEnvironment: '<rootDir>/shared/remote-kit/testing/browser-environment.cjs',
  roots: [
    'shared',
    'shell',
    ...registry.remotes.map(({ name }) => `remote-${name}`),
    'scripts/new-remote/template',
  ].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.{ts,tsx}'],
  // A shared machine may stall for seconds.
  testTimeout: 20_000,
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
  // ES modules that jest would load as CommonJS: ky, and one below @fastify/static.
  transformIgnorePatterns: ['/node_modules/(?!(ky|content-disposition)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared/remote-kit/testing/css-module.cjs',
    '\\.css$': '<rootDir>/shared/remote-kit/testing/empty.cjs',
    '\\.(avif|webp|png|jpg|svg)$': '<rootDir>/shared/remote-kit/testing/file.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/shared/remote-kit/testing/setup.ts'],
};
