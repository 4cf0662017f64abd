import { replaceConnectionsOfFetch } from '@varda/shared/server/http-client';
import { listenOrExit } from '@varda/shared/server/listen';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { logDestination } from './log-destination.ts';
import { openParts } from './parts.ts';

replaceConnectionsOfFetch();
try {
  const environment = readEnvironment();
  const log = pino({ level: environment.LOG_LEVEL }, logDestination());
  const parts = await openParts(environment, log);
  const app = await createApp(parts);
  app.addHook('onClose', () => parts.close());
  await listenOrExit(app, {
    host: environment.API_HOST,
    port: environment.API_PORT,
    portVariable: 'API_PORT',
    drainSeconds: environment.DRAIN_SECONDS,
  });
  parts.afterStart();
} catch (error) {
  console.error(`Cannot start: ${(error as Error).message}`);
  process.exit(1);
}
