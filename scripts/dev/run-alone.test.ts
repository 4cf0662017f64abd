import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { freePorts } from '../site/ports.ts';
import { Site } from '../site/site.ts';
import { runningApi } from './run-alone.ts';

async function temporaryFolder(t: TestContext) {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-alone-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Sets a variable for one test. */
function setVariable(t: TestContext, name: string, value: string) {
  const before = process.env[name];
  process.env[name] = value;
  t.after(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
}

test('[F-04] an api alone leaves the registry and the log of the site on the same folder as they are', async (t) => {
  const dataDir = await temporaryFolder(t);
  const registry = path.join(dataDir, 'remotes.json');
  await writeFile(registry, 'the registry of the site');
  const log = path.join(dataDir, 'logs/api.log');
  await mkdir(path.dirname(log));
  await writeFile(log, 'the log of the site');
  const site = await Site.start({
    ports: await freePorts(),
    dataDir,
    environment: { DEMO_CONTENT: 'off' },
    only: ['api'],
  });
  t.after(() => site.stop());
  assert.equal(await readFile(registry, 'utf8'), 'the registry of the site');
  assert.equal(await readFile(log, 'utf8'), 'the log of the site');
  const remotes = await (await fetch(`${site.apiUrl}/api/registry`)).json();
  assert.ok(JSON.stringify(remotes).includes('public'));
});

test('[F-04] a remote alone uses the api at API_URL, and starts none', async (t) => {
  const folder = await temporaryFolder(t);
  setVariable(t, 'DATA_DIR', folder);
  setVariable(t, 'API_URL', 'http://localhost:3100/');
  assert.equal(await runningApi(await freePorts()), 'http://localhost:3100');
  assert.deepEqual(await readdir(folder), []);
});
