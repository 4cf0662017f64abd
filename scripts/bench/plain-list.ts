import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escapeHtml } from '@varda/server/escape-html';
import type { ApiClient } from '../../e2e/fixtures/api-client.ts';

interface PlainList {
  url: string;
  stop: () => void;
}

/** The yardstick of a screen of the back office: the same rows from the same api as a page of HTML, written by its server for each request. */
export async function startPlainList(apiUrl: string, api: ApiClient): Promise<PlainList> {
  const server = createServer(async (request, response) => {
    const rows = await rowsOf(`${apiUrl}/api${request.url}`, api.session.token ?? '');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(page(rows));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

async function rowsOf(url: string, token: string): Promise<readonly object[]> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body: unknown = await answer.json();
  const lists = [body, ...Object.values(body as object)];
  return lists.find((list) => Array.isArray(list)) ?? [];
}

function page(rows: readonly object[]): string {
  const cells = (row: object) =>
    Object.values(row)
      .map((value) => `<td>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value ?? ''))}</td>`)
      .join('');
  const styles = 'body{font:1rem/1.5 sans-serif}td{padding:.5rem;border-bottom:1px solid #ddd}';
  return `<!doctype html><html lang="en"><title>List</title><style>${styles}</style><main><h1>List</h1><table><tbody>${rows
    .slice(0, 5)
    .map((row) => `<tr>${cells(row)}</tr>`)
    .join('')}</tbody></table></main>`;
}
