import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { freePorts, type Ports, remoteServices } from '../../scripts/site/ports.ts';
import type { Site } from '../../scripts/site/site.ts';
import { Caddy, hasCaddy } from '../../scripts/testing/caddy.ts';
import { admin } from '../fixtures/demo-data.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.skip(!hasCaddy(), 'the gateway: there is no Caddy, and none could be installed');

test('[F-07] behind the gateway everything is at one origin, and remotes are at paths of it', async ({
  page,
  request,
  site,
  startSite,
}) => {
  const [ports, { shell: port }] = await Promise.all([freePorts(), freePorts()]);
  const origin = `http://127.0.0.1:${port}`;
  const environment = { REMOTES_ORIGIN: origin };
  await startSite({ ports, environment, remotesOf: site, remotesAt: (remote) => `/remotes/${remote}` });
  const gateway = await Caddy.start('gateway.Caddyfile', port, upstreams(ports, site));
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));

  // The shell has looked for its remotes before there was a gateway to find them behind.
  await expect(async () => {
    const remotes = (await (await request.get(`${origin}/remotes.json`)).json()) as LiveRemote[];
    expect(remotes.filter(({ manifest }) => !manifest)).toEqual([]);
  }).toPass();
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await page.goto(`${origin}/login`);
  await logIn(page, admin);
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect(page.getByRole('cell', { name: admin.email })).toBeVisible();

  expect([...asked]).toEqual([origin]);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(files.filter((file) => file.startsWith('/remotes/admin-users/static/'))).not.toEqual([]);
  await page.close();
  await gateway.stop();
});

function upstreams(ports: Ports, { remoteAt }: Site): Record<string, string> {
  const at = (port: number) => `127.0.0.1:${port}`;
  return {
    API: at(ports.api),
    SHELL_UPSTREAM: at(ports.shell),
    ...Object.fromEntries(
      remoteServices.map((name) => [
        name.toUpperCase().replaceAll('-', '_'),
        new URL(remoteAt(name.slice('remote-'.length))).host,
      ]),
    ),
  };
}
