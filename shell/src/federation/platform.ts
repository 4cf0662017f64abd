import type { PlatformModule } from '@varda/shared/federation/platform';
import * as http from '@varda/shared/http';
import * as language from '@varda/shared/language';
import * as query from '@varda/shared/query';
import * as router from '@varda/shared/router';
import * as session from '@varda/shared/session';
import * as ui from '@varda/shared/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** Put in by the build. */
declare const PLATFORM_VERSIONS: Record<PlatformModule, string>;

/** What remotes get from the shell: at hand for the first tier, as a chunk of its own for the rest. */
const provided = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@varda/shared/router': router,
  '@varda/shared/query': query,
  '@varda/shared/session': session,
  '@varda/shared/language': language,
  '@varda/shared/http': http,
  '@varda/shared/ui': ui,
  '@mantine/core': () => import('@mantine/core'),
  '@mantine/hooks': () => import('@mantine/hooks'),
  '@mantine/form': () => import('@mantine/form'),
  '@mantine/notifications': () => import('@mantine/notifications'),
} satisfies Record<PlatformModule, object | (() => Promise<object>)>;

/** The share scope of the page, as the federation runtime takes it. */
export const platformShares = Object.fromEntries(
  Object.entries(provided).map(([name, module]) => {
    const version = PLATFORM_VERSIONS[name as PlatformModule];
    const shareConfig = { singleton: true, requiredVersion: version, strictVersion: true };
    return typeof module === 'function'
      ? [name, { version, shareConfig, get: () => module().then((loaded) => () => loaded) }]
      : [name, { version, shareConfig: { ...shareConfig, eager: true }, lib: () => module }];
  }),
);
