import type { EnvironmentConfig } from '@rsbuild/core';

/**
 * The part of an app that a server runs: one CommonJS file without chunks. Class names and the names of pictures are those
 * of the browser's part; the files themselves are there already.
 *
 * @param externals modules that whoever runs it provides
 */
export function ssrBundle(
  entry: string | string[],
  filename: string,
  folder: string,
  externals: readonly string[] = [],
): EnvironmentConfig {
  return {
    source: { entry: { server: entry } },
    output: {
      target: 'node',
      overrideBrowserslist: ['node >= 24'],
      module: false,
      distPath: { root: folder, js: '' },
      filename: { js: filename },
      externals: Object.fromEntries(externals.map((name) => [name, `commonjs ${name}`])),
      emitAssets: false,
      sourceMap: false,
      minify: false,
    },
    splitChunks: false,
    security: { sri: { enable: false } },
    tools: {
      rspack: {
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
        output: { library: { type: 'commonjs2' } },
      },
    },
  };
}
