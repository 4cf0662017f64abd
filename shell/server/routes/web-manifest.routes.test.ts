/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { company } from '@varda/contract/company';
import fastify from 'fastify';
import { ask } from '../testing/ask.ts';
import { LocalServer } from '../testing/local-server.ts';
import { webManifestPath, webManifestRoutes } from './web-manifest.routes.ts';

test('[E-07] an installed site is described as staff have it, or as it came while the api is silent', async () => {
  let changed: object | null = {};
  const api = await LocalServer.start((_, response) => {
    if (changed) response.end(JSON.stringify(changed));
    else response.destroy();
  });
  const app = fastify();
  webManifestRoutes(app, api.url);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const description = async () => {
    const { body } = await ask((app.server.address() as AddressInfo).port, webManifestPath('mk'));
    return JSON.parse(body.toString()).description;
  };
  expect(await description()).toBe(company.description.mk);
  changed = { texts: { 'statements.description': 'Лекови од Скопје.' } };
  expect(await description()).toBe('Лекови од Скопје.');
  changed = null;
  expect(await description()).toBe(company.description.mk);
  await app.close();
  await api.stop();
});
