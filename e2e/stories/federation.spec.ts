import { platformModules } from '@varda/shared/federation/platform';
import { RebuiltRemote } from '../fixtures/rebuilt-remote.ts';
import { expect, test } from '../fixtures/test.ts';

/** One page of each remote. */
const pages = {
  varda_public: '/',
  varda_admin_users: '/admin/users',
  varda_admin_content: '/admin/home/dosage',
  varda_admin_products: '/admin/products/medical-products/otc',
};

interface FederationInstance {
  name: string;
  loadShare: (name: string) => Promise<() => unknown>;
}

test('[F-03] shell and remotes hold the same React, router, provider, i18n, query client and stores', async ({
  page,
  signedIn: _,
}) => {
  for (const [container, path] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const differing = await page.evaluate(
      async ([names, remoteName]) => {
        const { __FEDERATION__ } = globalThis as unknown as {
          __FEDERATION__: { __INSTANCES__: FederationInstance[] };
        };
        const instance = (name: string) => {
          const found = __FEDERATION__.__INSTANCES__.find((candidate) => candidate.name === name);
          if (!found) throw new Error(`${name} is not on the page`);
          return found;
        };
        const load = async (name: string, module: string) => (await instance(name).loadShare(module))();
        const different: string[] = [];
        for (const name of names) {
          if ((await load('shell', name)) !== (await load(remoteName, name))) different.push(name);
        }
        return different;
      },
      [platformModules, container] as const,
    );
    expect(differing, `${container} has copies of its own`).toEqual([]);
  }
});

test('[F-01] the shell’s own files know no address of a remote; the document carries the registry', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().startsWith(site.url) && response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const config = JSON.parse((await page.locator('#shell-config').textContent()) ?? '{}');
  expect(config.remotes.map((remote: { name: string }) => remote.name)).toEqual([
    'public',
    'admin-content',
    'admin-products',
    'admin-users',
  ]);
  expect(scripts.length).toBeGreaterThan(0);
  for (const { url } of config.remotes) expect(scripts.some((script) => script.includes(url))).toBe(false);
});

test('[F-01] a visit to the public site fetches nothing of the back office', async ({ page, site }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const remotes = [...new Set(fetched.map((url) => new URL(url).origin))].filter((origin) => origin !== site.url);
  expect(remotes).toHaveLength(1);
  expect(fetched.filter((url) => /admin|tiptap|datatable/.test(new URL(url).pathname))).toEqual([]);
});

test.describe('a remote that is built and deployed alone', () => {
  // Files of the old version are gone; the tab that was opened before asks for them once.
  test.use({ expectedComplaints: [/Failed to load resource/, /ChunkLoadError|Loading chunk/] });

  test('[F-02] shows at the next reload, with the shell untouched, and a tab opened before goes on working', async ({
    page,
    context,
    startSite,
  }) => {
    const remote = await RebuiltRemote.of('remote-public');
    try {
      const site = await startSite({ folders: { 'remote-public': remote.served } });
      const shellProcess = site.service('shell').pid;
      await page.goto(site.url);
      await expect(page.getByRole('heading', { name: 'Our products' })).toBeVisible();

      await remote.change('src/texts/en.ts', "title: 'Our products'", "title: 'Our products, deployed anew'");
      remote.build();
      await remote.deploy();

      await page
        .getByRole('main')
        .getByRole('link', { name: /^Herbal Products/ })
        .last()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Herbal Products' })).toBeVisible();

      const visitor = await context.newPage();
      await expect(async () => {
        await visitor.goto(site.url);
        await expect(visitor.getByRole('heading', { name: 'Our products, deployed anew' })).toBeVisible({
          timeout: 2_000,
        });
      }).toPass();
      expect(site.service('shell').pid).toBe(shellProcess);
    } finally {
      await remote.remove();
    }
  });
});
