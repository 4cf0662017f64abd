import path from 'node:path';
import { rspack } from '@rsbuild/core';
import { appBuild } from '@varda/remote-kit/app-build';
import { pluginHeadingFont } from '../../../shell/build/heading-font.plugin.ts';
import { mantineRules } from '../../../shell/build/mantine-rules.ts';
import { pluginShellChunks } from '../../../shell/build/shell-chunks.plugin.ts';

const shell = path.join(import.meta.dirname, '../../../shell');

/** The same source as one app that the browser renders: the shell with all remotes in it, and no federation. */
export default appBuild(shell, {
  plugins: [pluginShellChunks(), pluginHeadingFont()],
  source: { entry: { site: './src/site/main.ts', 'back-office': './src/back-office/main.ts' } },
  output: { assetPrefix: '/', distPath: { root: process.env.ONE_APP_FOLDER ?? '' }, cleanDistPath: true },
  tools: {
    htmlPlugin: false,
    rspack: {
      module: { rules: mantineRules },
      plugins: [
        new rspack.NormalModuleReplacementPlugin(
          /remotes\/federated-remotes\.ts$/,
          path.join(import.meta.dirname, 'one-app-remotes.ts'),
        ),
      ],
    },
  },
});
