import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { shared } from './platform-modules.ts';
import { declaration } from './remote.declaration.ts';
import { remoteManifest } from './remote-manifest.plugin.ts';

const container = `varda_${declaration.name}`;
const script = 'container.js';

export default defineConfig({
  // Chunks are loaded relative to each other.
  base: './',
  plugins: [
    federation({
      name: container,
      filename: 'assets/remote-entry.[hash].js',
      // A classic script that sets the global, and imports that one.
      varFilename: script,
      exposes: { './remote': './src/remote.ts' },
      shared,
      shareStrategy: 'loaded-first',
      dts: false,
    }),
    remoteManifest({ declaration, container, script, pages: { start: 'start.page.tsx' } }),
  ],
  build: { target: 'es2024', modulePreload: false, rolldownOptions: { input: 'src/remote.ts' } },
});
