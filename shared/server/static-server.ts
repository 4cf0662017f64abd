import Fastify from 'fastify';
import { listenOrExit } from './listen.ts';
import { serveStaticFiles } from './static-files.ts';

/**
 * The server of one remote's build: `node static-server.ts <folder> <port> <variable that sets the port> [<releases>]`, where
 * below the last folder each version that was released stands in a folder of its own.
 * Any other static file server does as well; this one needs no set-up.
 */
const [folder = '', port = '', portVariable = 'PORT', releases] = process.argv.slice(2);

const app = Fastify({ forceCloseConnections: true });
// Any origin may fetch: integrity, not the origin, says whether a file is right. Also on a 404, which the browser would
// report as a forbidden file otherwise.
app.addHook('onRequest', async (_, reply) => {
  reply.header('access-control-allow-origin', '*');
});
app.get('/health', () => ({ live: true }));
await serveStaticFiles(app, releases ? [folder, releases] : folder);
await listenOrExit(app, { host: process.env.HOST ?? '127.0.0.1', port: Number(port), portVariable });
