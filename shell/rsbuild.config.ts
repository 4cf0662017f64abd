import path from 'node:path';
import { appBuild } from '@varda/shared/federation/app-build';
import { platformVersions } from '@varda/shared/federation/platform-versions';
import { pluginShellChunks } from './build/shell-chunks.plugin.ts';

const mantineCss = path.join(import.meta.dirname, '../shared/federation/build/mantine-css.loader.ts');

export default appBuild(import.meta.dirname, {
  plugins: [pluginShellChunks()],
  source: {
    entry: { index: './src/main.tsx' },
    define: { PLATFORM_VERSIONS: JSON.stringify(platformVersions()) },
  },
  html: { template: './src/document.html', inject: 'head', scriptLoading: 'defer' },
  output: { assetPrefix: '/' },
  tools: {
    rspack: {
      module: { rules: [{ test: /@mantine\/core\/esm\/.*\.module\.mjs$/, use: [mantineCss] }] },
    },
  },
});
