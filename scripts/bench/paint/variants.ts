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
import { plainPage, plainStyles } from './plain/plain-pages.ts';

export const variants = ['rendered', 'static'] as const;
export type Variant = (typeof variants)[number];

/** Where each page is in each variant. */
export interface Variants {
  url: (variant: Variant, page: NamedPage) => string;
  close: () => Promise<void>;
}

/**
 * Pages of a running site twice over, each time sent by the shell's server: rendered by it, and as plain pages without scripts.
 *
 * @param folder for what has to be built
 */
export async function startVariants(
  site: Site,
  api: ApiClient,
  pages: readonly NamedPage[],
  folder: string,
): Promise<Variants> {
  const withPlainPages = path.join(folder, 'with-plain-pages');
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

  const environment = { ...readEnvironment(), API_URL: site.apiUrl, REGISTRY: [`${site.apiUrl}/api/registry`] };
  const app = await createApp(environment, withPlainPages, await isolatedRendering());
  const origin = await listen(app);
  return {
    url: (variant, page) => origin + (variant === 'static' ? `/static-pages/${page.name}.html` : page.path),
    close: () => app.close(),
  };
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}
