import { existsSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { guardRequests } from './guard-requests.ts';
import { listenOrExit } from './listen.ts';
import { SafeAnswer } from './safe-answer.ts';
import { serveStaticFiles } from './static-files.ts';
import { refuseUnreadable } from './unreadable-requests.ts';
import { port } from './variables.ts';

/**
 * The server of one remote's build: `node static-server.ts <folder> <port> <variable that sets the port> [<releases>]`, where
 * below the last folder each version that was released stands in a folder of its own.
 * Any other static file server does as well; this one needs no set-up.
 */
const [folder = '', given, portVariable = 'PORT', releases] = process.argv.slice(2);
const folders = [folder, ...(releases ? [releases] : [])].map((name) => path.resolve(name));
const chosen = port().safeParse(given);
const problems = [
  ...(existsSync(folders[0] ?? '') ? [] : [`there is no folder ${folders[0]}`]),
  ...(chosen.error?.issues ?? []).map(({ message }) => `${portVariable} ${message}`),
];
if (!chosen.success || problems.length > 0) {
  console.error(`Cannot start: ${problems.join('; ')}`);
  process.exit(1);
}

const app = Fastify({
  forceCloseConnections: true,
  http: { ServerResponse: SafeAnswer },
  clientErrorHandler: refuseUnreadable,
});
guardRequests(app);
// Any origin may fetch: integrity, not the origin, says whether a file is right. Also on a 404, which the browser would
// report as a forbidden file otherwise.
app.addHook('onRequest', async (_, reply) => {
  reply.header('access-control-allow-origin', '*');
});
app.get('/health', () => ({ live: true }));
await serveStaticFiles(app, folders);
await listenOrExit(app, { host: process.env.HOST || '127.0.0.1', port: chosen.data, portVariable });
