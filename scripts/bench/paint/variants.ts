import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ApiClient } from '../../../e2e/fixtures/api-client.ts';
import type { NamedPage } from '../../../e2e/fixtures/pages.ts';
import { createApp } from '../../../shell/server/app.ts';
import { readEnvironment } from '../../../shell/server/environment.ts';
import { isolatedRendering } from '../../../shell/server/ssr/rendering.ts';
import { root, type Site } from '../../site/site.ts';
import { buildOneApp } from './one-app.ts';
import { plainPage, plainStyles } from './plain/plain-pages.ts';

export const variants = ['rendered', 'one-app', 'static'] as const;
export type Variant = (typeof variants)[number];

/** Where each page is in each variant. */
export interface Variants {
  url: (variant: Variant, page: NamedPage) => string;
  close: () => Promise<void>;
}

/**
 * Pages of a running site three times over, each time sent by the shell's server: rendered by it, as one app that is
 * rendered by the browser, and as plain pages without scripts.
 *
 * @param folder for what has to be built
 */
export async function startVariants(
  site: Site,
  api: ApiClient,
  pages: readonly NamedPage[],
  folder: string,
): Promise<Variants> {
  const oneApp = path.join(folder, 'one-app');
  const withPlainPages = path.join(folder, 'with-plain-pages');
  buildOneApp(oneApp);
  await cp(path.join(root, 'shell/dist'), withPlainPages, { recursive: true });
  await mkdir(path.join(withPlainPages, 'static-pages'));
  const write = async (name: string, text: string) => {
    const file = path.join(withPlainPages, 'static-pages', name);
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
  };
  for (const page of pages) {
    const rendered = await (await fetch(site.url + page.path)).text();
    await write(`${page.name}.html`, await plainPage(api, page, rendered));
  }
  await write('plain.css', await plainStyles(site.url));
  const noRemotes = path.join(folder, 'no-remotes.json');
  await writeFile(noRemotes, '{"remotes":[]}');

  const environment = { ...readEnvironment(), API_URL: site.apiUrl };
  const live = { ...environment, REGISTRY: [`${site.apiUrl}/api/registry`] };
  const apps = {
    rendered: await createApp(live, withPlainPages, await isolatedRendering()),
    'one-app': await createApp({ ...environment, REGISTRY: [noRemotes] }, oneApp, null),
  };
  const origins = { rendered: await origin(apps.rendered), 'one-app': await origin(apps['one-app']) };
  return {
    url: (variant, page) =>
      variant === 'static' ? `${origins.rendered}/static-pages/${page.name}.html` : `${origins[variant]}${page.path}`,
    close: async () => void (await Promise.all(Object.values(apps).map((app) => app.close()))),
  };
}

async function origin(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}
