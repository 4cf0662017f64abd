import { createServer } from 'node:http';

/*
 * The yardstick, in a process of its own: node:http and nothing else, which sends the bytes that it got from its parent to
 * whoever asks.
 */

interface Bytes {
  headers: Record<string, string>;
  body: string;
}

process.once('message', ({ headers, body }: Bytes) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
});
process.once('disconnect', () => process.exit());
