/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';

let folder: string;
let server: ChildProcess;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-'));
  await writeFile(path.join(folder, 'remote.json'), '{}');
  port = await freePort();
  server = spawn(process.execPath, [path.join(__dirname, 'static-server.ts'), folder, String(port)], {
    stdio: 'inherit',
  });
  while (!(await fetch(`http://127.0.0.1:${port}/health`).catch(() => null))) await setTimeout(50);
});

afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true });
});

test('[K-12] every answer of a remote’s server says that its type is meant, errors too', async () => {
  const get = (file: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}/${file}`, init);
  const file = await get('remote.json');
  const answers = [
    file,
    await get('no.js'),
    await get('health'),
    await get('%'),
    await get('remote.json', { method: 'POST' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 400, 404]);
  expect(answers.map(({ headers }) => headers.get('x-content-type-options'))).toEqual(Array(5).fill('nosniff'));
  for (const [head, status] of [
    [`GET /remote.json HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${file.headers.get('etag')}`, 304],
    ['GET', 400],
    ['GET /remote.json HTTP/1.1', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nHost: y', 400],
  ]) {
    const visitor = connect(port, '127.0.0.1');
    visitor.write(`${head}\r\nConnection: close\r\n\r\n`);
    expect(await text(visitor)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*nosniff`, 'i'));
  }
});
