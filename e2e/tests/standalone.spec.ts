import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { rsbuild } from '../../scripts/site/dev-server.ts';
import { freePorts, portsFromEnvironment, type RemoteService, remoteServices } from '../../scripts/site/ports.ts';
import { root } from '../../scripts/site/site.ts';
import { admin, adminEnvironment, copyDemoData } from '../fixtures/demo-data.ts';
import { expect, test } from '../fixtures/test.ts';

test('[F-04] a remote runs alone, with a layout, a language switch and a login of its own', async ({ page }) => {
  const ports = await freePorts();
  const dataDir = await copyDemoData();
  const alone = start(['scripts/dev.ts', 'remote-admin-users'], root, {
    ...ports.variables,
    ...adminEnvironment,
    DATA_DIR: dataDir,
  });
  try {
    const url = `http://localhost:${ports.of('remote-admin-users')}/admin/users`;
    await expect(async () => expect((await page.goto(url))?.ok()).toBe(true)).toPass();
    await page.getByRole('textbox', { name: 'Email Address' }).fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('row', { name: new RegExp(admin.email) })).toBeVisible();
    await page.getByText('mk', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Корисници' })).toBeVisible();
  } finally {
    await alone.stop(page);
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Lists with an item that the layout has no link to: its page or its form is opened. */
const lists: Partial<Record<RemoteService, string[]>> = {
  'remote-public': ['/parent/cbd-products', '/careers'],
  'remote-admin-content': ['/admin/contacts'],
  'remote-admin-products': ['/admin/products/cbd/oral'],
  'remote-admin-users': ['/admin/users'],
};

test.describe('on recorded answers', () => {
  // Saving is refused, and the browser reports that. The release desk asks the hosts of remotes, which do not run.
  test.use({ expectedComplaint: /status of 503|\/remote\.json\)$/ });

  // What is not recorded fails by its address: the browser reports it. `RECORD=yes` records all of this walk anew.
  const records = process.env.RECORD === 'yes';
  for (const remote of remoteServices.filter((name) => records || existsSync(recordOf(name)))) {
    test(`[F-04] ${remote} runs without api and database: all that its layout leads to is there`, async ({ page }) => {
      const free = await freePorts();
      // Addresses of remotes are part of what is recorded: the usual ones.
      const ports = records ? portsFromEnvironment() : free;
      const dataDir = records ? await copyDemoData() : undefined;
      if (records) await rm(recordOf(remote), { force: true });
      const alone = start(['scripts/dev.ts', remote, records ? '--record' : '--recorded'], root, {
        ...ports.variables,
        ...(dataDir && { ...adminEnvironment, DATA_DIR: dataDir, API_PORT: String(free.api) }),
      });
      try {
        const url = `http://localhost:${ports.of(remote)}`;
        const isOfStaff = remote.startsWith('remote-admin-');
        await expect(async () => expect((await page.goto(url))?.ok()).toBe(true)).toPass();
        if (isOfStaff) {
          await page.getByRole('textbox', { name: 'Email Address' }).fill(admin.email);
          await page.getByLabel('Password', { exact: true }).fill(admin.password);
          await page.getByRole('button', { name: 'Login' }).click();
        }
        const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
        await expect(links).not.toHaveCount(0);
        const all = await links.all();
        // Lists of products are one screen: of those that are not opened, the rows are looked for among what is recorded.
        const opened = remote === 'remote-admin-products' && !records ? all.slice(0, 2) : all;
        for (const link of opened) await open(page, link);
        const recorded = records ? '' : await readFile(recordOf(remote), 'utf8');
        for (const link of all.slice(opened.length))
          expect(recorded).toContain(`/api/products/${(await link.getAttribute('href'))?.split('/').at(-1)}?page=1&`);
        const main = page.getByRole('main');
        const button = (name: RegExp) => main.getByRole('button', { name }).first();
        for (const list of lists[remote] ?? []) {
          if (!isOfStaff) {
            await page.goto(url + list);
            await open(page, main.locator('a[href^="/product/"], a[href^="/careers/"]').first());
            continue;
          }
          await open(page, links.and(page.locator(`[href="${list}"]`)));
          await button(/^Edit: /).click();
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByRole('textbox').first()).toBeVisible();
          await untilAnswered(page);
          if (records) continue;
          await page.keyboard.press('Escape');
          await button(/^Delete: /).click();
          await dialog.getByRole('button', { name: 'Delete' }).click();
          await expect(page.getByText('nothing can be saved')).toBeVisible();
        }
      } finally {
        await alone.stop(page);
        if (dataDir) await rm(dataDir, { recursive: true, force: true });
      }
    });
  }
});

function recordOf(remote: RemoteService): string {
  return path.join(root, remote, 'recorded.json');
}

/** Follows a link, and waits until the page has all that it asks for. */
async function open(page: Page, link: Locator) {
  const href = (await link.getAttribute('href')) ?? '';
  if (new URL(page.url()).pathname !== href) {
    await page.evaluate(() => {
      const heading = document.querySelector('main :is(h1, h2)');
      heading?.setAttribute('data-before', heading.textContent);
    });
    await link.click();
    // One of them leads on to another page, whose address is longer.
    await page.waitForURL(({ pathname }) => pathname.startsWith(href));
    // The page before stays until the next one is drawn.
    await page.waitForFunction(() => {
      const heading = document.querySelector('main :is(h1, h2)');
      return heading !== null && heading.getAttribute('data-before') !== heading.textContent;
    });
  }
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await untilAnswered(page);
}

/** Waits for the one query client, which stands there in development. */
async function untilAnswered(page: Page) {
  await page.waitForFunction(() => {
    const { __TANSTACK_QUERY_CLIENT__: client } = globalThis as unknown as {
      __TANSTACK_QUERY_CLIENT__: { isFetching(): number };
    };
    return client.isFetching() === 0;
  });
}

test('[F-04] the public pages built as a page of their own are served against an api, at nested addresses too', async ({
  page,
  site,
}) => {
  const cwd = path.join(root, 'remote-public');
  const build = spawnSync(process.execPath, [rsbuild, 'build', '--env-mode', 'standalone'], { cwd, encoding: 'utf8' });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  const port = String((await freePorts()).of('remote-public'));
  const served = start([rsbuild, 'preview', '--env-mode', 'standalone', '--port', port], cwd, { API_URL: site.apiUrl });
  try {
    const url = `http://localhost:${port}/parent/cbd-products`;
    await expect(async () => expect((await page.goto(url))?.ok()).toBe(true)).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'CBD Products' })).toBeVisible();
    await page.getByText('mk', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'CBD производи' })).toBeVisible();
  } finally {
    await served.stop(page);
  }
});

function start(args: string[], cwd: string, environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  return {
    /** The page goes first: one that still fetches would complain about a server that is gone. */
    async stop(page: Page) {
      await page.close();
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
