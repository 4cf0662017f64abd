import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { integrityOf } from '@varda/platform/federation/integrity';
import { chromiumArguments } from '../../e2e/fixtures/chromium.ts';
import registry from '../../registry.json' with { type: 'json' };
import { root } from '../site/site.ts';
import { table } from '../table.ts';
import { findBrowser } from '../testing/browser.ts';
import { withDemoSite } from './demo-site.ts';
import { median } from './median.ts';
import { total, transferOf } from './transfer.ts';

/** How many remotes there are. */
const counts = [registry.remotes.length, 20, 40];

/** Documents that are fetched for the time to the first byte. */
const fetches = 30;

/** What a first visit of the home page costs when the registry has more and more remotes: it should cost the same. */
export async function benchRemotes(): Promise<string> {
  const executablePath = findBrowser();
  if (!executablePath) return 'skipped: no browser';
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const rows: (string | number)[][] = [];
  for (const count of counts) {
    const names = Array.from({ length: count - registry.remotes.length }, (_, index) => `more-${letters(index)}`);
    const host = await hostOf(names);
    const moreRemotes = names.map((name) => ({ name, url: `${host.url}/${name}`, mounts: [`/${name}`] }));
    rows.push(
      await withDemoSite(
        {},
        async (site) => {
          // The first one is for the shell's server to learn of all of them.
          await fetch(site.url);
          const context = await browser.newContext({ serviceWorkers: 'block' });
          const transfer = await transferOf(await context.newPage(), site.url);
          await context.close();
          const document = transfer.get('Document')?.bytes ?? 0;
          const { requests, bytes } = total(transfer);
          return [count, requests, kB(bytes), kB(document), `${median(await firstBytes(site.url)).toFixed(1)} ms`];
        },
        { moreRemotes },
      ),
    );
    host.close();
  }
  await browser.close();
  return table([['remotes', 'requests', 'bytes', 'of the document', 'document fetched in'], ...rows]);
}

async function firstBytes(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < fetches; count += 1) {
    const begun = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times;
}

/** Serves manifests like the one of the product screen, each with names and hashes of its own. */
async function hostOf(names: readonly string[]) {
  const like = await readFile(path.join(root, 'remote-admin-products/dist/remote.json'), 'utf8');
  const manifests = new Map(names.map((name) => [`/${name}/remote.json`, manifestOf(name, like)]));
  const server = createServer(({ url = '' }, reply) => {
    const manifest = manifests.get(url);
    reply.writeHead(manifest ? 200 : 404, { 'content-type': 'application/json' }).end(manifest);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

function manifestOf(name: string, like: string): string {
  return like
    .replace('"name":"admin-products"', `"name":"${name}"`)
    .replaceAll(/sha384-[\w+/]{64}/g, () => integrityOf(randomBytes(8)))
    .replaceAll('/admin/products', `/${name}`);
}

function letters(index: number): string {
  return String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
