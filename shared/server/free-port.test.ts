/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
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

test('two processes are not given the same port before they listen on it, whatever their ids', async () => {
  const file = JSON.stringify(path.join(__dirname, 'free-port.ts'));
  const script = `Object.defineProperty(process, 'pid', { value: 176 });
    const { freePort } = await import(${file});
    console.log(await freePort());
    process.stdin.resume();`;
  const both = [1, 2].map(() => spawn(process.execPath, ['--input-type=module', '--eval', script]));
  try {
    const [one, other] = await Promise.all(both.map(async ({ stdout }) => String(await once(stdout, 'data')).trim()));
    expect(one).toMatch(/^\d+$/);
    expect(other).toMatch(/^\d+$/);
    expect(one).not.toBe(other);
  } finally {
    for (const child of both) child.kill();
  }
});
