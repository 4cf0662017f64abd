import path from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginPrecompressed } from './precompressed.plugin.ts';

/**
 * The oldest browsers in which site and back office work: syntax and styles are lowered to them, and no API is put in that they lack
 * (`scripts/browsers.test.ts` knows some). iOS 16 is the last one for the iPhone 8 and X; Firefox 128 is a long-term release.
 */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4', 'ios_saf >= 16.4'];

/** What all builds have in common; `web` is the part of each that browsers run. */
export function appBuild(root: string, own: RsbuildConfig): RsbuildConfig {
  return mergeRsbuildConfig(
    {
      root,
      plugins: [pluginReact(), pluginPrecompressed()],
      output: {
        distPath: { root: path.join(root, 'dist') },
        filenameHash: 'contenthash:10',
        legalComments: 'none',
        overrideBrowserslist: browsers,
        sourceMap: { js: 'source-map' },
        // Pictures keep to files: a data URI cannot be cached, and cannot be preloaded.
        dataUriLimit: 0,
      },
      security: { sri: { enable: 'auto', algorithm: 'sha384' } },
      performance: { printFileSize: false },
      // A chunk is waited for as long as a page is: see `shell/src/remotes/with-remote-timeout.ts`.
      tools: { rspack: { output: { crossOriginLoading: 'anonymous', chunkLoadTimeout: 10_000 } } },
      server: { printUrls: false },
    },
    own,
  );
}
