import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltManifest, Chunk } from '@varda/platform/federation/manifest';
import type { RemoteDeclaration } from '@varda/platform/remote/declaration';
import type { Plugin, Rolldown } from 'vite';
import { contract, requires } from './platform-modules.ts';

interface Options {
  declaration: RemoteDeclaration;
  /** Name of the global that the container's script sets. */
  container: string;
  /** The script, below the build's folder. */
  script: string;
  /** File of each page below `src`, by the page's name. */
  pages: Readonly<Record<string, string>>;
}

/** Writes `remote.json` beside a finished build: see docs/other-bundlers.md. */
export function remoteManifest({ declaration, container, script, pages }: Options): Plugin {
  return {
    name: 'remote-manifest',
    writeBundle({ dir = 'dist' }, bundle) {
      const entry = renamedByContent(dir, script);
      const integrity = Object.fromEntries(
        globSync('**/*.{js,css}', { cwd: dir })
          .sort()
          .map((file) => [file, `sha384-${createHash('sha384').update(read(dir, file)).digest('base64')}`]),
      );
      const manifest: BuiltManifest = {
        name: declaration.name,
        contract,
        version: createHash('sha384').update(JSON.stringify(integrity)).digest('hex').slice(0, 12),
        requires,
        uses: {},
        // Nothing of Mantine: the shell loads none for it.
        takes: { '@mantine/core': [], '@mantine/hooks': [] },
        entry,
        container,
        modules: true,
        remote: filesOf(bundle, 'src/remote.ts'),
        texts: { en: filesOf(bundle, 'src/texts/en.ts'), mk: filesOf(bundle, 'src/texts/mk.ts') },
        pages: Object.fromEntries(
          Object.entries(declaration.pages).map(([name, pattern]) => [
            name,
            { path: pattern, chunk: filesOf(bundle, `src/${pages[name]}`) },
          ]),
        ),
        navigation: declaration.navigation ?? [],
        // A page of the public site has none.
        firstCalls: {},
        integrity,
        server: null,
      };
      writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(manifest));
    },
  };
}

/** The chunk of a module with all that it imports, and its styles. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): Chunk {
  const files = { js: new Set<string>(), css: new Set<string>() };
  const add = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || files.js.has(chunk.fileName)) return;
    files.js.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.css.add(style);
    for (const imported of chunk.imports) add(bundle[imported]);
  };
  add(Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(module)));
  return { js: [...files.js], css: [...files.css] };
}

/** The plugin gives the script no hash, and what is served as immutable needs one. */
function renamedByContent(dir: string, file: string): string {
  const hash = createHash('sha384').update(read(dir, file)).digest('hex').slice(0, 10);
  const renamed = file.replace(/\.js$/, `.${hash}.js`);
  renameSync(path.join(dir, file), path.join(dir, renamed));
  return renamed;
}

function read(dir: string, file: string): Buffer {
  return readFileSync(path.join(dir, file));
}
