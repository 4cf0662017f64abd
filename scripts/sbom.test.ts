import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './site/site.ts';

interface Component {
  name: string;
  version: string;
  purl: string;
  properties?: { name: string }[];
  hashes?: unknown[];
}

test('[K-12] npm run sbom writes a bill of materials: our parts, and what they are made with, by version', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sbom-'));
  try {
    const file = path.join(folder, 'site.json');
    const said = execFileSync(process.execPath, ['scripts/sbom.ts', 'site.json'], {
      cwd: root,
      env: { ...process.env, INIT_CWD: folder },
      encoding: 'utf8',
    });
    assert.match(said, /site\.json: \d{3,} packages/);
    const { bomFormat, specVersion, metadata, components } = JSON.parse(await readFile(file, 'utf8'));
    assert.deepEqual([bomFormat, metadata.component.name], ['CycloneDX', 'varda-pharm']);
    assert.match(specVersion, /^1\.[5-9]$/);
    const named = new Map((components as Component[]).map((component) => [component.name, component]));
    for (const name of ['api', 'shell', 'remote-public', '%40varda/contract'])
      assert.ok(
        (components as Component[]).some(({ purl }) => purl.startsWith(`pkg:npm/${name}@`)),
        name,
      );
    const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
    for (const name of ['fastify', 'kysely', 'react']) {
      const { version } = packages[`node_modules/${name}`];
      assert.equal(named.get(name)?.purl, `pkg:npm/${name}@${version}`);
      assert.ok(named.get(name)?.hashes?.length, name);
    }
    const isForDevelopment = (name: string) =>
      named.get(name)?.properties?.some((property) => property.name === 'cdx:npm:package:development') ?? false;
    assert.deepEqual(['jest', 'fastify'].map(isForDevelopment), [true, false]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
