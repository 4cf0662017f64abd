import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { freePorts } from '../../scripts/site/ports.ts';
import { root } from '../../scripts/site/site.ts';
import { admin, adminEnvironment, copyDemoData } from '../fixtures/demo-data.ts';
import { expect, test } from '../fixtures/test.ts';

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
