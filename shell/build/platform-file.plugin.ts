import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type PlatformFile, platformFile } from '@varda/platform/federation/platform-file';
import { contractVersion } from '@varda/platform/remote/contract-version';
import { givenExports } from '@varda/remote-kit/platform-exports';

/** Writes down what remotes get from this shell, so that a release can be held against it. */
export function pluginPlatformFile(versions: PlatformFile['versions']): RsbuildPlugin {
  return {
    name: 'shell:platform-file',
    setup(api) {
      api.onAfterEnvironmentCompile(async ({ stats, environment: { name, distPath } }) => {
        if (name !== 'web' || !stats || stats.hasErrors()) return;
        const file: PlatformFile = { contract: contractVersion, versions, exports: givenExports(stats.compilation) };
        await writeFile(path.join(distPath, platformFile), JSON.stringify(file));
      });
    },
  };
}
