import type { EnvironmentConfig } from '@rsbuild/core';
import { hashOfSources } from '@varda/remote-kit/sources';
import { mantineRules } from './mantine-rules.ts';

/**
 * The service worker, for each of the two ways to choose a first language; what stands in its place where there shall be none; and
 * the page that it shows for those that are not cached. Each in one file: they share no chunk with the site's own, which one worker
 * outlives.
 *
 * @param root folder of the shell's workspace
 */
export function offlineBuild(root: string): EnvironmentConfig {
  return {
    source: {
      entry: {
        offline: './src/site/offline/fallback/fallback.ts',
        sw: { import: './src/site/offline/worker/sw.ts', html: false },
        'sw-of-browser': { import: './src/site/offline/worker/sw-of-browser.ts', html: false },
        'sw-off': { import: './src/site/offline/worker/sw-off.ts', html: false },
      },
      // Another shell is another worker: it fetches the page anew.
      define: { SHELL_SOURCES: JSON.stringify(hashOfSources(root).slice(0, 12)) },
    },
    html: { template: './src/site/offline/fallback/fallback.html', inject: 'head', scriptLoading: 'defer' },
    output: {
      distPath: { js: '' },
      filename: {
        js: ({ chunk }) => (chunk?.name === 'offline' ? 'static/js/[name].[contenthash:10].js' : '[name].js'),
      },
    },
    splitChunks: false,
    tools: { rspack: { module: { rules: mantineRules } } },
  };
}
