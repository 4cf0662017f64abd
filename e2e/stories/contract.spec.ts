import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractVersion } from '@varda/shared/remote/contract-version';
import { freePorts } from '../../scripts/site/ports.ts';
import { root } from '../../scripts/site/site.ts';
import { admin, adminEnvironment, copyDemoData } from '../fixtures/demo-data.ts';
import { RebuiltRemote } from '../fixtures/rebuilt-remote.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('a remote that was built against another contract', () => {
  test.use({ expectedComplaint: /RemoteFailure/ });

  test('[F-06] is not loaded: the frame says that it is being updated', async ({ page, startSite }) => {
    const remote = await RebuiltRemote.of('remote-public');
    try {
      const file = path.join(remote.served, 'remote.json');
      const manifest = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify({ ...manifest, contract: contractVersion + 1 }));
      const site = await startSite({ folders: { 'remote-public': remote.served } });
      await page.goto(site.url);
      await expect(page.getByText('It is being updated. Please try again in a few minutes.')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Products' })).toBeVisible();

      await writeFile(file, JSON.stringify(manifest));
      await expect(async () => {
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible({ timeout: 2_000 });
      }).toPass();
    } finally {
      await remote.remove();
    }
  });
});

test('[F-04] a remote runs alone, with a frame, a language switch and a login of its own', async ({ page }) => {
  const ports = await freePorts();
  const dataDir = await copyDemoData();
  const alone = spawn(process.execPath, ['scripts/dev.ts', 'remote-admin-users'], {
    cwd: root,
    env: { ...process.env, ...ports.variables, ...adminEnvironment, DATA_DIR: dataDir },
    stdio: 'ignore',
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
    const gone = once(alone, 'exit');
    alone.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  }
});
