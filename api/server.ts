import { holdFolder } from '@varda/server/hold-folder';
import { replaceConnectionsOfFetch } from '@varda/server/http-client';
import { listenOrExit } from '@varda/server/listen';
import { logDestination } from '@varda/server/log-destination';
import { Metrics } from '@varda/server/metrics';
import { startTracing, traceRequests } from '@varda/server/tracing';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { openServices } from './services.ts';
import { prepareDataFolder } from './start-failures.ts';

replaceConnectionsOfFetch();
try {
  const environment = readEnvironment();
  const log = pino({ level: environment.LOG_LEVEL }, logDestination());
  await startTracing('varda-api', environment, log);
  const folder = environment.DATA_DIR;
  await prepareDataFolder(folder);
  // On SQLite pictures that are being taken in are known to their own process alone: another one would tidy them away.
  if (!environment.DATABASE_URL && !holdFolder(folder, 'api.lock'))
    throw new Error(
      `another api runs on the data folder ${folder}. Stop it, or choose another folder with DATA_DIR=…; several apis on one database need PostgreSQL (DATABASE_URL).`,
    );
  const services = await openServices(environment, log);
  const metrics = environment.METRICS_PORT ? await Metrics.open() : null;
  const app = await createApp({ ...services, metrics });
  traceRequests(app);
  if (environment.METRICS_PORT) await metrics?.listen(environment.METRICS_PORT, environment.API_HOST);
  app.addHook('onClose', async () => {
    metrics?.close();
    await services.close();
  });
  await listenOrExit(app, {
    host: environment.API_HOST,
    port: environment.API_PORT,
    portVariable: 'API_PORT',
    drainSeconds: environment.DRAIN_SECONDS,
  });
  services.afterStart();
} catch (error) {
  console.error(`Cannot start: ${(error as Error).message}`);
  process.exit(1);
}
