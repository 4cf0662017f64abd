import path from 'node:path';
import type { ConfigParams } from '@rsbuild/core';
import { appBuild } from '@varda/remote-kit/app-build';
import { platformVersions } from '@varda/remote-kit/platform-versions';
import { ssrBundle } from '@varda/remote-kit/ssr-bundle';
import { pluginHeadingFont } from './build/heading-font.plugin.ts';
import { mantineRules } from './build/mantine-rules.ts';
import { offlineBuild } from './build/offline-build.ts';
import { pluginPlatformFile } from './build/platform-file.plugin.ts';
import { pluginShellChunks } from './build/shell-chunks.plugin.ts';
import { renderingFile, renderingFolder } from './server/ssr/rendering.ts';

const versions = platformVersions();

/** Leaves out what the federation runtime has for servers and for manifests of its own. */
const leanRuntime = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

const ofLibraries = { test: /[\\/]node_modules[\\/].+\.m?js$/, enforce: true };

/** The libraries of the entries, which change less often than our own code does: those of both, and those of the back office. */
const libraries = {
  platform: { name: 'platform', chunks: isOf('site', 'back-office'), minChunks: 2, ...ofLibraries },
  backOffice: { name: 'back-office-libraries', chunks: isOf('back-office', 'admin'), minChunks: 2, ...ofLibraries },
};

/** With `--env-mode dev` for work on remotes: React as remotes in development need it, and only the browser's part. */
export default ({ envMode }: ConfigParams) => {
  const isDev = envMode === 'dev';
  return appBuild(import.meta.dirname, {
    plugins: [pluginShellChunks(), pluginHeadingFont(), pluginPlatformFile(versions)],
    source: { define: { PLATFORM_VERSIONS: JSON.stringify(versions) } },
    output: { assetPrefix: '/', ...(isDev && { distPath: { root: path.join(import.meta.dirname, 'dist-dev') } }) },
    ...(isDev && {
      // The shell itself is built anew and loaded again.
      dev: { hmr: false },
      // Preloads have hashes, and are good for nothing else than what asks in the same way.
      security: { sri: { enable: true } },
    }),
    environments: {
      web: {
        source: {
          entry: {
            site: './src/site/main.ts',
            'back-office': './src/back-office/main.ts',
            bootstrap: './src/site/bootstrap/bootstrap.ts',
            'closing-script': './src/site/layout/announcements/closing-script.ts',
            'head-script': './src/back-office/head-script.ts',
          },
          define: leanRuntime,
          ...(isDev && { preEntry: ['./src/record-renderers.ts'] }),
        },
        splitChunks: {
          preset: 'none',
          // What several chunks need stands in each: a module is evaluated once, whichever brings it, and a page asks for few files.
          usedExports: false,
          cacheGroups: { default: false, defaultVendors: false, ...libraries },
        },
        tools: {
          // The server writes the documents (`server/ssr/html-document.ts`), with what the build says of its chunks.
          htmlPlugin: false,
          rspack: {
            module: { rules: mantineRules },
          },
        },
      },
      offline: offlineBuild(import.meta.dirname),
      ...(!isDev && { server: ssrBundle('./src/site/ssr/index.ts', renderingFile, renderingFolder) }),
    },
  });
};

function isOf(...entries: string[]) {
  return ({ name }: { name?: string | undefined }) => entries.includes(name ?? '');
}
