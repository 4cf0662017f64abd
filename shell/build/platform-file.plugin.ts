import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type PlatformFile, platformFile } from '@varda/shared/federation/platform-file';
import { contractVersion } from '@varda/shared/remote/contract-version';

/** Writes down what remotes get from this shell, so that a release can be held against it. */
export function pluginPlatformFile(versions: PlatformFile['versions']): RsbuildPlugin {
  return {
    name: 'shell:platform-file',
    setup(api) {
      api.onAfterBuild(async ({ stats, environments: { web } }) => {
        if (!web || !stats || stats.hasErrors()) return;
        const file: PlatformFile = { contract: contractVersion, versions };
        await writeFile(path.join(web.distPath, platformFile), JSON.stringify(file));
      });
    },
  };
}
