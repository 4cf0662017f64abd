import path from 'node:path';
import { replaceConnectionsOfFetch } from '@varda/shared/server/http-client';
import { listenOrExit } from '@varda/shared/server/listen';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { logUncaught } from './log-uncaught.ts';
import { isolatedRendering } from './ssr/rendering.ts';

replaceConnectionsOfFetch();
try {
  const environment = readEnvironment();
  const run = environment.RENDERING === 'server' ? await isolatedRendering() : null;
  const app = await createApp(environment, path.join(import.meta.dirname, '..', environment.SHELL_BUILD), run);
  logUncaught(app);
  await listenOrExit(app, {
    host: environment.HOST,
    port: environment.SHELL_PORT,
    portVariable: 'SHELL_PORT',
    drainSeconds: environment.DRAIN_SECONDS,
  });
} catch (error) {
  console.error(`Cannot start: ${(error as Error).message}`);
  process.exit(1);
}
