import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePorts } from '../../scripts/site/ports.ts';
import { root, rsbuild } from '../../scripts/site/site.ts';
import { admin, adminEnvironment, copyDemoData } from '../fixtures/demo-data.ts';
import { expect, test } from '../fixtures/test.ts';

test('[F-04] a remote runs alone, with a frame, a language switch and a login of its own', async ({ page }) => {
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

test.describe('on recorded answers', () => {
  // Saving is refused, and the browser reports that.
  test.use({ expectedComplaint: /Failed to load resource/ });

  test('[F-04] a remote of the back office runs without api and database', async ({ page }) => {
    const ports = await freePorts();
    const alone = start(['scripts/dev.ts', 'remote-admin-users', '--recorded'], root, ports.variables);
    try {
      const url = `http://localhost:${ports.of('remote-admin-users')}/admin/users`;
      await expect(async () => expect((await page.goto(url))?.ok()).toBe(true)).toPass();
      await page.getByRole('textbox', { name: 'Email Address' }).fill('anybody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('anything');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('button', { name: 'Delete: Administrator' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('nothing can be saved')).toBeVisible();
    } finally {
      await alone.stop(page);
    }
  });
});

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
