import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { type Rspack, rspack } from '@rsbuild/core';
import { exportsTakenBy, givenExports, usedExports } from '@varda/remote-kit/platform-exports';

const files = {
  'index.js': `
    import * as ui from '@varda/ui';
    import { paths as all } from '@varda/platform/router';
    import { Button as MantineButton } from '@mantine/core';
    import * as hooks from '@mantine/hooks';
    import 'react';
    export { Picture } from '@varda/ui';
    console.log(ui.Button, all.home, MantineButton, hooks);`,
  'ui/index.js': "export { Button, Picture } from './parts.js'; export const Loader = 3;",
  'ui/parts.js': 'export const Button = 1; export const Picture = 2; export const Inner = 4;',
  'router/index.js': "export * from './paths.js';",
  'router/paths.js': "export const paths = { home: '/' };",
  'core.js': 'export const Button = 1; export const Menu = 2;',
  'hooks.js': 'export const useIdle = 1;',
  'react.js': 'export const version = 19;',
  // As that of our package: single names are followed to where they come from.
  'package.json': '{ "type": "module", "sideEffects": false }',
};

async function compile(folder: string): Promise<Rspack.Compilation> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  const alias = {
    '@varda/ui': path.join(folder, 'ui'),
    '@varda/platform/router': path.join(folder, 'router'),
    '@mantine/core': path.join(folder, 'core.js'),
    '@mantine/hooks': path.join(folder, 'hooks.js'),
    react: path.join(folder, 'react.js'),
  };
  const compiler = rspack({ mode: 'production', context: folder, entry: './index.js', resolve: { alias } });
  compiler.outputPath = path.join(folder, 'dist');
  const stats = await new Promise<Rspack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  assert.deepEqual(stats?.toJson({ errors: true }).errors, []);
  return stats.compilation;
}

test('[F-06] a build says what it takes from the platform, and the shell’s what there is to be taken', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'platform-exports-'));
  try {
    const compilation = await compile(folder);
    assert.deepEqual(usedExports(compilation), {
      '@varda/platform/router': ['paths'],
      '@varda/ui': ['Button', 'Picture'],
    });
    // Whoever takes a module as a whole may take anything of it.
    assert.deepEqual(exportsTakenBy(compilation), { '@mantine/core': ['Button'] });
    assert.deepEqual(givenExports(compilation), {
      '@varda/platform/router': ['paths'],
      '@varda/ui': ['Button', 'Loader', 'Picture'],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
