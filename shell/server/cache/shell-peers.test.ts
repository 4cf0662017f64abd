/** @jest-environment node */
import { ServedShell } from '../testing/served-shell.ts';
import { peerHeader } from './shell-peers.ts';

let served: ServedShell;
beforeAll(async () => {
  served = await ServedShell.start();
  // Its stand-in for the api has every file.
  await served.restart({ SHELL_PEERS: served.api.url });
});
afterAll(() => served.stop());
beforeEach(() => served.received.splice(0));

test('[O-08] a file of a build that only another server of the shell has comes from that one', async () => {
  const { status, headers, body } = await served.get('/static/js/page.0123456789.js');
  expect([status, headers['content-type'], String(body)]).toEqual([200, 'application/json', '{"ok":true}']);
  expect(served.received.map(({ request }) => [request.url, request.headers[peerHeader]])).toEqual([
    ['/static/js/page.0123456789.js', '1'],
  ]);
});

test('[O-08] servers that ask each other do so once, and for files alone', async () => {
  const asked = [
    served.get('/static/js/page.0123456789.js', { headers: { [peerHeader]: '1' } }),
    served.get('/static/..%2fapi/users'),
    served.get('/static/js/..%2f..%2fapi/users'),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(served.received).toEqual([]);
});

test('[O-08] [O-02] a server that knows its address gives files to others, which call it by that of its container', async () => {
  await served.restart({ SITE_URL: 'https://www.example.com' });
  const byContainer = { host: '10.42.0.17:3000', [peerHeader]: '1' };
  const statusOf = async (url: string, headers: Record<string, string>) => (await served.get(url, { headers })).status;
  expect(await statusOf('/static/js/index.0123456789.js', byContainer)).toBe(200);
  expect(await statusOf('/about', byContainer)).toBe(400);
  expect(await statusOf('/static/js/index.0123456789.js', { host: '10.42.0.17:3000' })).toBe(400);
});
