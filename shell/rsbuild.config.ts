import { appBuild } from '@varda/shared/federation/app-build';
import { platformVersions } from '@varda/shared/federation/platform-versions';
import { serverPart } from '@varda/shared/federation/server-part';
import { mantineStyles } from './build/mantine-styles.ts';
import { pluginPlatformFile } from './build/platform-file.plugin.ts';
import { pluginShellChunks } from './build/shell-chunks.plugin.ts';
import { renderingFile, renderingFolder } from './server/rendering.ts';

const versions = platformVersions();

/** Leaves out what the federation runtime has for servers and for manifests of its own. */
const leanRuntime = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

export default appBuild(import.meta.dirname, {
  plugins: [pluginShellChunks(), pluginPlatformFile(versions)],
  source: { define: { PLATFORM_VERSIONS: JSON.stringify(versions) } },
  output: { assetPrefix: '/' },
  environments: {
    web: {
      source: {
        entry: { index: './src/main.tsx', begin: { import: './src/begin.ts', html: false } },
        define: leanRuntime,
      },
      html: { template: './src/document.html', inject: 'head', scriptLoading: 'defer' },
      tools: {
        rspack: {
          module: { rules: [mantineStyles] },
        },
      },
    },
    server: serverPart('./src/rendering/index.ts', renderingFile, renderingFolder),
  },
});
