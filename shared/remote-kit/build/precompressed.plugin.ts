import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

const compress = promisify(brotliCompress);
const compressible = /\.(js|css|json|svg|html|ico)$/;

/** Below this many bytes a compressed twin is not worth its request. */
const smallest = 512;

/** Writes a `.br` twin beside each text file of a finished build, so that no server compresses while somebody waits. */
export function pluginPrecompressed(): RsbuildPlugin {
  return {
    name: 'varda:precompressed',
    setup(api) {
      api.onAfterBuild({
        order: 'post',
        handler: async ({ environments: { web } }) => {
          if (web?.config.mode === 'production') await compressFolder(web.distPath);
        },
      });
    },
  };
}

async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => compressFile(path.join(entry.parentPath, entry.name))),
  );
}

async function compressFile(file: string) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await compress(content, { params }));
}
