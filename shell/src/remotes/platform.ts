import type { PlatformModule } from '@varda/platform/federation/platform';
import { firstTier } from './first-tier.ts';
import { parted } from './mantine/parted-modules.ts';

/** Put in by the build. */
declare const PLATFORM_VERSIONS: Record<PlatformModule, string>;

/** What remotes get from the shell: at hand for the first tier, as a chunk of its own for the rest. */
const provided = {
  ...firstTier,
  '@varda/ui/viewer': () => import('@varda/ui/viewer'),
  '@mantine/core': () => parted('@mantine/core'),
  '@mantine/hooks': () => parted('@mantine/hooks'),
  '@mantine/form': () => import(/* webpackChunkName: "admin" */ '@mantine/form'),
  '@mantine/notifications': () => import(/* webpackChunkName: "admin" */ '@mantine/notifications'),
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
