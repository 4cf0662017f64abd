/** @jest-environment node */
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SafeAnswer, unreadMs } from './safe-answer.ts';

test('[I-07] an answer that nobody reads has a limit, and the request after it on its connection has none', async () => {
  const limits: number[] = [];
  const server = createServer({ ServerResponse: SafeAnswer }, ({ socket }, response) => {
    limits.push(socket.timeout ?? 0);
    response.write('a');
    limits.push(socket.timeout ?? 0);
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const _ of ['first', 'second']) {
    const answer = await new Promise<IncomingMessage>((answered) => get({ port, host: '127.0.0.1', agent }, answered));
    expect(await text(answer)).toBe('a');
  }
  expect(limits).toEqual([0, unreadMs, 0, unreadMs]);
  agent.destroy();
  await new Promise((closed) => server.close(closed));
});
