import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Sends as many bytes as it was told to, and says on which port. */
const bytes = Buffer.alloc(workerData as number, 'x');

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': bytes.length }).end(bytes);
});
server.listen(0, () => parentPort?.postMessage((server.address() as AddressInfo).port));
