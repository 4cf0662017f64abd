import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type ServiceName, serviceNames } from './ports.ts';
import type { Site } from './site.ts';

/**
 * Where a running site takes commands: a socket in its data folder, for its own user alone. Sockets have short names: the
 * shorter one of two is taken.
 */
function controlAt(dataDir: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\${dataDir.replaceAll(/[\\/:]/g, '-')}`;
  const absolute = path.join(dataDir, 'control.sock');
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}

/** Lets commands restart single services of a site: `POST /<service>`. */
export async function takeCommands(site: Site): Promise<void> {
  const place = controlAt(site.dataDir);
  const server = createServer(async ({ url = '' }, reply) => {
    try {
      await site.restart(url.slice(1) as ServiceName);
      reply.end();
    } catch (error) {
      reply.writeHead(500).end((error as Error).message);
    }
  });
  if (process.platform !== 'win32') await rm(place, { force: true });
  server.listen(place);
  await once(server, 'listening');
  if (process.platform !== 'win32') await chmod(place, 0o600);
  server.unref();
}

/** Has the site that runs on a data folder restart one service. Resolves when it runs again, rejects with what is in the way. */
export async function restartService(dataDir: string, name: string): Promise<void> {
  if (!serviceNames.some((known) => known === name))
    throw new Error(`There is no service ${name}. There are: ${serviceNames.join(', ')}`);
  const asked = request({ socketPath: controlAt(dataDir), path: `/${name}`, method: 'POST' }).end();
  const [answer] = await once(asked, 'response').catch(() => {
    throw new Error(`No site runs on ${dataDir}: npm start starts one, and DATA_DIR says on which folder it runs`);
  });
  const problem = await text(answer);
  if (answer.statusCode !== 200) throw new Error(problem);
}
