import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { platformModules } from '@varda/platform/federation/platform';
import registry from '../../registry.json' with { type: 'json' };
import { root } from '../../scripts/site/site.ts';
import { type ShellChunks, shellChunksFile } from '../../shell/server/ssr/shell-chunks.ts';
import { isCached } from '../fixtures/cached-pages.ts';
import { RebuiltRemote } from '../fixtures/rebuilt-remote.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** One page of each remote. */
const pages = {
  varda_public: '/',
  varda_admin_users: '/admin/users',
  varda_admin_content: '/admin/home/dosage',
  varda_admin_products: '/admin/products/medical-products/otc',
};

/** A text that each library or store has somewhere in its code: where it is found, a copy of it is. */
const marks = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'React DOM': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'React Router': 'may be used only in the context of a <Router>',
  'TanStack Query': 'No QueryClient set, use QueryClientProvider to set one',
  'Mantine provider': 'MantineProvider was not found in component tree',
  i18next: 'initReactI18next',
  'session store': '["name","role","token"]',
};

/** The same of what checks schemas. */
const schemas = 'ZodError';

type ShareScope = Record<string, Record<string, { from: string; useIn: string[] }>>;

test('[F-03] [A-02] one React, router, provider, i18n, query client and session in a page, the shell’s; what checks schemas is waited for nowhere', async ({
  page,
  request,
  signedIn: _,
}) => {
  const shareScope = () =>
    page.evaluate(() => {
      const { __FEDERATION__ } = globalThis as unknown as {
        __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: ShareScope } }[] };
      };
      const shell = __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
      return JSON.parse(JSON.stringify(shell?.shareScopeMap.default)) as ShareScope;
    });
  const usersOf = (scope: ShareScope, name: string) => Object.values(scope[name] ?? {})[0]?.useIn ?? [];
  for (const [container, path] of Object.entries(pages)) {
    // Of the back office all in one document.
    if (path === '/' || path === pages.varda_admin_users) await page.goto(path);
    else await visit(page, path);
    await expect.poll(async () => usersOf(await shareScope(), 'react/jsx-runtime')).toContain(container);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const scope = await shareScope();
    expect(Object.keys(scope).sort()).toEqual([...platformModules].sort());
    for (const [name, versions] of Object.entries(scope)) {
      expect(Object.keys(versions), `${name} is there in one version`).toHaveLength(1);
    }
    for (const name of ['react/jsx-runtime', '@varda/platform/language']) {
      expect(usersOf(scope, name), `${container} uses the shell’s ${name}`).toContain(container);
    }
  }

  for (const { name, url, manifest } of await remotesOf(page)) {
    const files = Object.keys(manifest?.integrity ?? {}).filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(0);
    // The server checks schemas for public pages; of the back office its forms do, which no screen waits for.
    const chunks = Object.values(manifest?.pages ?? {}).flatMap(({ chunk }) => chunk.js);
    const withoutSchemas = new Set(name === 'public' ? files : [...(manifest?.remote.js ?? []), ...chunks]);
    for (const file of files) {
      const code = await (await request.get(`${url}/${file}`)).text();
      for (const [what, mark] of Object.entries(marks))
        expect(code.includes(mark), `${name} brings ${what} in ${file}`).toBe(false);
      if (withoutSchemas.has(file)) expect(code.includes(schemas), `zod in ${file} of ${name}`).toBe(false);
    }
  }
  for (const { file } of (await shellChunks()).site ?? [])
    expect((await readFile(path.join(root, 'shell/dist', file), 'utf8')).includes(schemas), `zod in ${file}`).toBe(
      false,
    );
  const own = await shellScripts();
  for (const [what, mark] of Object.entries(marks))
    expect(
      own.some((code) => code.includes(mark)),
      `the shell has ${what}`,
    ).toBe(true);
});

test('[F-03] [L-01] the login brings nothing of the screens before somebody goes to its fields', async ({ page }) => {
  const chunks = await shellChunks();
  const ofLogin = new Set(chunks['back-office']?.map(({ file }) => `/${file}`));
  const ofScreens = (chunks.admin ?? []).map(({ file }) => `/${file}`).filter((file) => !ofLogin.has(file));
  expect(ofScreens).not.toEqual([]);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/login');
  expect(ofScreens.filter((file) => asked.has(file))).toEqual([]);
  await page.getByLabel('Email Address').focus();
  await expect.poll(() => ofScreens.filter((file) => !asked.has(file))).toEqual([]);
});

async function remotesOf(page: Page): Promise<LiveRemote[]> {
  const config = JSON.parse((await page.locator('#shell-config').textContent()) ?? '{}') as { remotes: LiveRemote[] };
  return config.remotes;
}

async function shellChunks(): Promise<ShellChunks> {
  return JSON.parse(await readFile(path.join(root, 'shell/dist', shellChunksFile), 'utf8'));
}

for (const [lang, paths] of [
  ['en', ['/admin/users']],
  ['mk', ['/admin/products/dietary-supplements/galapro', '/admin/careers/vacancy']],
] as const)
  test(`[F-03] [A-02] a screen asks for few things, for its rows once, and never for the whole of Mantine: ${lang}`, async ({
    page,
    context,
    site,
    signedIn: _,
  }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: site.url }]);
    const isOfForm = (url: URL) => /[/-]form\.\w+\.(js|css)$/.test(url.pathname);
    // What is loaded in an idle moment follows the rows; a busy machine may be at it before this test sees them.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    for (const path of paths) {
      // Rows do not wait for the code of the form.
      const { promise: rowsAreThere, resolve: letFormsCome } = Promise.withResolvers<void>();
      await page.route(isOfForm, (route) => rowsAreThere.then(() => route.continue()));
      const asked: string[] = [];
      const kinds = ['script', 'stylesheet', 'fetch', 'xhr'];
      const note = (request: Request) => kinds.includes(request.resourceType()) && asked.push(request.url());
      page.on('request', note);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      page.off('request', note);
      const rows = asked.filter((url) => url.includes('sortBy='));
      expect(rows).toHaveLength(1);
      expect(new URL(rows[0] ?? '').searchParams.get('lang')).toBe(lang);
      expect(asked.filter((url) => url.includes('mantine-whole'))).toEqual([]);
      // The account, unread messages, the form and the like follow the rows.
      const needed = new Set(asked.filter((url) => !url.includes('/api/') && !isOfForm(new URL(url))));
      expect(needed.size + rows.length, [...needed].join('\n')).toBeLessThanOrEqual(15);

      const inForm = page.getByRole('dialog').getByRole('textbox').first();
      await page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: /^(Edit|Измени|Уреди)/ })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(inForm).toBeHidden();
      letFormsCome();
      await expect(inForm).toBeFocused();
      await page.unroute(isOfForm);
    }
  });

async function shellScripts(): Promise<string[]> {
  const folder = path.join(root, 'shell/dist/static/js');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
}

test('[F-01] the shell’s own files know no address of a remote, the document carries the registry, and a visit to the public site fetches nothing of the back office', async ({
  page,
  request,
  site,
}) => {
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(asked.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const config = JSON.parse((await page.locator('#shell-config').textContent()) ?? '{}');
  expect(config.remotes.map((remote: { name: string }) => remote.name)).toEqual(
    registry.remotes.map(({ name }) => name),
  );
  const scripts = fetched.filter((url) => url.endsWith('.js'));
  expect(scripts.filter((url) => url.startsWith(site.url))).not.toEqual([]);
  for (const script of scripts) {
    const code = await (await request.get(script)).text();
    expect(code.includes(marks['Mantine provider']), `${script} brings Mantine`).toBe(false);
    if (script.startsWith(site.url))
      for (const { url } of config.remotes) expect(code.includes(url), `${script} knows ${url}`).toBe(false);
  }
  const remotes = [...new Set(fetched.map((url) => new URL(url).origin))].filter((origin) => origin !== site.url);
  expect(remotes).toHaveLength(1);
  expect(fetched.filter((url) => /admin|tiptap|datatable/.test(new URL(url).pathname))).toEqual([]);
});

test.describe('a remote that is built and deployed alone', () => {
  // Files of the old version are gone; the tab that was opened before asks for them once.
  test.use({
    expectedComplaint: /Failed to load resource|Refused to execute script|ChunkLoadError|Loading (CSS )?chunk/,
  });

  test('[F-02] shows at the next reload, with the shell untouched, where a page was kept as well, and a tab opened before goes on working', async ({
    page,
    context,
    browser,
    startSite,
  }) => {
    const remote = await RebuiltRemote.of('remote-public');
    try {
      const site = await startSite({ folders: { 'remote-public': remote.served } });
      const shellProcess = site.service('shell').pid;
      await page.goto(site.url);
      await expect(page.getByRole('heading', { name: 'Our products' })).toBeVisible();
      const reader = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
      await reader.goto(site.url);
      await isCached(reader, '/?lang=en');

      await remote.change('src/texts/en.ts', "title: 'Our products'", "title: 'Our products, deployed anew'");
      remote.build();
      // The harder case: for a second more, the server goes by what it has just heard of the old version.
      await fetch(`${site.url}/remotes.json`);
      await remote.deploy();

      await page
        .getByRole('main')
        .getByRole('link', { name: /^Herbal Products/ })
        .last()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Herbal Products' })).toBeVisible();

      for (const visitor of [await context.newPage(), reader])
        await expect(async () => {
          await visitor.goto(site.url);
          await expect(visitor.getByRole('heading', { name: 'Our products, deployed anew' })).toBeVisible({
            timeout: 2_000,
          });
        }).toPass();
      await reader.context().close();
      expect(site.service('shell').pid).toBe(shellProcess);
    } finally {
      await remote.remove();
    }
  });
});
