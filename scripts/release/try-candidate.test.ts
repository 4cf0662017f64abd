import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { sitemapOf } from './try-candidate.ts';

test('[F-02] a release ends when the site has no sitemap at the moment: fewer pages would be tried', async () => {
  const status: Record<string, number> = { '/sitemap.xml': 503, '/sitemap-1.xml': 503 };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(status[url] ?? 404).end(url === '/sitemap.xml' ? '<sitemapindex/>' : '<urlset/>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const shell = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await assert.rejects(sitemapOf(shell), /does not answer \(\/sitemap\.xml: 503\).* release again$/);
    status['/sitemap.xml'] = 200;
    await assert.rejects(sitemapOf(shell), /\/sitemap-1\.xml: 503/);
    status['/sitemap-1.xml'] = 200;
    assert.equal(await sitemapOf(shell), '<urlset/>');
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await assert.rejects(sitemapOf(shell), /\/sitemap\.xml: no answer/);
});
