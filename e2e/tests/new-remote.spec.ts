import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePorts } from '../../scripts/site/ports.ts';
import { type RemoteLoad, remoteLoad } from '../../shell/src/vitals/remote-load.ts';
import { ApiClient } from '../fixtures/api-client.ts';
import { ProjectCopy } from '../fixtures/project-copy.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { untilRendered } from '../fixtures/until-rendered.ts';

let copy: ProjectCopy;
test.beforeAll(async () => {
  copy = await ProjectCopy.make();
});
test.afterAll(() => copy.remove());

test('[F-01] a remote that the command adds is built and shows in the shell, on the server and in both layouts', async ({
  page,
}) => {
  copy.run('new-remote', 'blog', '--mount', '/blog', '--title-mk', 'Блог');
  copy.run('new-remote', 'admin-reports', '--mount', '/admin/reports', '--title-mk', 'Извештаи');
  const ports = await freePorts();
  const { shell, api } = await freePorts();
  await copy.start('start', ports, { REMOTE_BLOG_PORT: String(shell), REMOTE_ADMIN_REPORTS_PORT: String(api) });
  const site = `http://localhost:${ports.shell}`;

  const document = await (await untilRendered(() => page.request.get(`${site}/blog`))).text();
  expect(document).toMatch(/<h1[^>]*>Blog<\/h1>/);
  await page.goto(`${site}/blog`);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  expect(await failedLoads(page), 'The first step over to another remote is no failure').toEqual([]);

  await signIn(page, await ApiClient.signIn(`http://127.0.0.1:${ports.api}`));
  await page.addInitScript(() => localStorage.setItem('lang', 'mk'));
  await page.goto(`${site}/admin/users`);
  await page.getByRole('navigation').getByRole('link', { name: 'Извештаи' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Извештаи' })).toBeVisible();
});

test('[F-07] and it is in everything that the containers are made from', async () => {
  const read = (file: string) => readFile(path.join(copy.folder, file), 'utf8');
  const compose = await read('docker-compose.yml');
  expect(compose).toContain('args: { REMOTE: remote-admin-reports }');
  expect(compose).toMatch(/^ {2}releases-admin-reports:$/m);
  expect(await read('deploy/gateway.Caddyfile')).toContain(
    'reverse_proxy {$REMOTE_ADMIN_REPORTS:remote-admin-reports:8080}',
  );
  expect(await read('deploy/kubernetes/kustomization.yaml')).toContain('- remote-admin-reports.yaml');
  expect(await read('deploy/kubernetes/remote-blog.yaml')).not.toContain('admin-users');
  expect(await read('deploy/registry.json')).toContain('"/remotes/admin-reports"');
});

/** What the shell has put on the page's timeline of loads that failed, for the release desk. */
async function failedLoads(page: Page): Promise<RemoteLoad[]> {
  const loads = await page.evaluate(
    (name) => performance.getEntriesByName(name).map((entry) => (entry as PerformanceMeasure).detail as RemoteLoad),
    remoteLoad,
  );
  return loads.filter(({ failed }) => failed);
}
