import { jestConfig } from '@varda/remote-kit/testing/jest-config.mjs';
import registry from './registry.json' with { type: 'json' };

/** Component and logic tests; the api's tests run under node:test, the browser's under Playwright. */
export default {
  ...jestConfig,
  roots: [
    'shared',
    'shell',
    ...registry.remotes.map(({ name }) => `remote-${name}`),
    'scripts/new-remote/template',
  ].map((folder) => `<rootDir>/${folder}`),
};
