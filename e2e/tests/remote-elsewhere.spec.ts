import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { builtManifest } from '@varda/platform/federation/manifest';
import { publish } from '../../scripts/release/publish.ts';
import { ReleaseDesk } from '../../scripts/release/release-desk.ts';
import { freePorts } from '../../scripts/site/ports.ts';
import { Service } from '../../scripts/site/service.ts';
import { releasesFolder, root } from '../../scripts/site/site.ts';
import { ApiClient } from '../fixtures/api-client.ts';
import { admin } from '../fixtures/demo-data.ts';
import { isRegistryUnreachable, PackedPackages, RemoteElsewhere } from '../fixtures/remote-elsewhere.ts';
import { type RunningSite, runSite } from '../fixtures/running-site.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

let running: RunningSite;
let packages: PackedPackages;
test.beforeAll(async () => {
  Object.assign(process.env, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  [running, packages] = await Promise.all([runSite(), PackedPackages.make()]);
});
test.afterAll(async () => {
  await running?.end();
  await packages?.remove();
});

const manifestOf = async (remote: RemoteElsewhere) =>
  builtManifest.parse(JSON.parse(await readFile(path.join(remote.folder, 'dist/remote.json'), 'utf8')));

/** One checker: each of the usual four checks what all files need for itself, which takes twice the processor's time on two cores. */
const oneChecker = ['--checkers', '1'];

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('[F-01] [F-04] [F-06] a remote in a repository of its own is checked, tested, built, run alone against the site, and released', async ({
  page,
}) => {
  const remote = await RemoteElsewhere.of('remote-public', packages);
  const changed = page.getByRole('heading', { level: 2, name: 'From elsewhere' });
  try {
    await remote.setUpAsDocumented();
    await remote.linkPackages();
    const texts = path.join(remote.folder, 'src/texts/en.ts');
    const before = await readFile(texts, 'utf8');
    expect(before).toContain("write: 'Write to us',");
    await writeFile(texts, before.replace("write: 'Write to us',", "write: 'From elsewhere',"));

    await remote.run('typescript/bin/tsc', '--noEmit', ...oneChecker);
    await remote.run('jest/bin/jest.js', 'src/category/product-group');

    const { shell: port } = await freePorts();
    const rsbuild = path.join(remote.folder, 'node_modules/@rsbuild/core/bin/rsbuild.js');
    const args = [rsbuild, 'dev', '--env-mode', 'standalone', '--host', 'localhost', '--port', String(port)];
    const dev = spawn(process.execPath, args, {
      cwd: remote.folder,
      env: { ...process.env, NODE_ENV: 'development', API_URL: running.site.apiUrl },
      stdio: 'ignore',
    });
    try {
      await expect(async () => {
        await page.goto(`http://localhost:${port}/contacts`, { waitUntil: 'load' });
        await expect(changed).toBeVisible();
      }).toPass();
      const block = page.getByRole('heading', { level: 2 }).first();
      await expect(block, 'with what the api of the site has').toBeVisible();
      // It would miss its server.
      await page.goto('about:blank', { waitUntil: 'load' });
    } finally {
      dev.kill();
      if (dev.exitCode === null && dev.signalCode === null) await once(dev, 'exit');
    }

    await remote.run('@rsbuild/core/bin/rsbuild.js', 'build');
    const { name, server, uses } = await manifestOf(remote);
    expect([name, Boolean(server)]).toEqual(['public', true]);
    expect(uses['@varda/ui']).toContain('Button');

    const { url, dataDir } = running.site;
    const desk = await ReleaseDesk.open(url);
    const from = {
      build: path.join(remote.folder, 'dist'),
      releases: path.join(releasesFolder(dataDir), 'remote-public'),
    };
    await publish({ remote: 'public', from, origin: url, desk, aim: 'live', keep: 5, browser: false });
    await expect(async () => {
      await page.goto(`${url}/contacts`);
      await expect(changed).toBeVisible({ timeout: 2_000 });
    }).toPass();
  } finally {
    await remote.remove();
  }
});

test.describe('a remote that Vite has built', () => {
  test.use({ expectedComplaint: /409/ });

  test('[F-01] [I-08] is added on the desk, released by a command, shown, and taken out again', async ({
    page,
    browser,
  }) => {
    const remote = await RemoteElsewhere.of('docs/examples/vite-remote', packages);
    const { shell: port } = await freePorts();
    const [dist, releases] = [path.join(remote.folder, 'dist'), path.join(remote.folder, 'releases')];
    const host = new Service({
      name: 'host of the remote',
      args: ['shared/server/static-server.ts', dist, String(port), 'PORT', releases],
      environment: {},
      healthUrl: `http://127.0.0.1:${port}/health`,
      log: path.join(remote.folder, 'host.log'),
      cwd: root,
    });
    const { url, apiUrl } = running.site;
    const command = (script: string, ...args: string[]) => {
      const env = { ...process.env, RELEASE_URL: url };
      const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
        cwd: root,
        encoding: 'utf8',
        env,
      });
      expect(status, stdout + stderr).toBe(0);
      return stdout;
    };
    try {
      await remote.installPackages('@varda/contract', '@varda/platform', '@varda/ui').catch((error: Error) => {
        test.skip(isRegistryUnreachable(error), 'the remote built with Vite: the npm registry cannot be reached');
        throw error;
      });
      await remote.run('typescript/bin/tsc', ...oneChecker);
      await remote.run('vite/bin/vite.js', 'build');
      const { version, pages } = await manifestOf(remote);
      await cp(dist, path.join(releases, version), { recursive: true });
      await host.start();

      await signIn(page, await ApiClient.signIn(apiUrl));
      await page.goto(`${url}/admin/releases`);
      await page.getByRole('button', { name: 'Add remote' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Name').fill('vite');
      await form.getByLabel('Host').fill(`http://localhost:${port}`);
      await form.getByLabel('Paths').fill('/vite /admin/products');
      await form.getByLabel('Owner').fill('Team Vite');
      await form.getByRole('button', { name: 'Add remote' }).click();
      await expect(form.getByText('/admin/products is that of admin-products: vite needs another one.')).toBeVisible();
      await form.getByLabel('Paths').fill('/vite');
      await form.getByRole('button', { name: 'Add remote' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'vite' })).toBeVisible();
      expect(command('remotes', 'list')).toMatch(/^vite .*\/vite +Team Vite$/m);

      // The release is tried in a browser, in both languages, before it is live.
      expect(command('release', 'remote-vite', 'publish', version, '--stored')).toContain(`vite ${version} checked`);
      await expect(async () => {
        await page.goto(`${url}/vite?lang=mk`);
        await expect(title(page, 'Изградено со Vite')).toBeVisible({ timeout: 2_000 });
        const served = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        expect(served.join()).toContain(`/${version}/`);
      }).toPass();
      await page.getByRole('button', { name: 'Притискања: 0' }).click();
      await expect(page.getByRole('button', { name: 'Притискања: 1' }), 'with the React of the shell').toBeVisible();

      // What its host has changed since is not run.
      const [script = ''] = pages.start?.chunk.js ?? [];
      await appendFile(path.join(releases, version, script), '\nglobalThis.isChanged = true;');
      const other = await (await browser.newContext()).newPage();
      await other.goto(`${url}/vite`);
      await expect(other.locator('main [data-problem]')).toBeVisible();
      expect(await other.evaluate(() => 'isChanged' in globalThis)).toBe(false);

      command('remotes', 'remove', 'vite');
      await expect.poll(async () => (await other.request.get(`${url}/vite`)).status()).toBe(404);
      await other.context().close();
    } finally {
      await host.stop();
      await remote.remove();
    }
  });
});
