/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port.ts';

test('a free port is none that the system gives to a connection, and nobody is given it twice', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort));
  expect(new Set(ports).size).toBe(40);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(10_240);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test.each(['127.0.0.1', '0.0.0.0'])('a port that is listened on at %s is passed over', async (host) => {
  const port = (await freePort()) + 1;
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  expect(await freePort()).toBeGreaterThan(port);
  await new Promise((resolve) => server.close(resolve));
});
