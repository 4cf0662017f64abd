import path from 'node:path';
import { replaceConnectionsOfFetch } from '@varda/server/http-client';
import { listenOrExit } from '@varda/server/listen';
import { Metrics } from '@varda/server/metrics';
import { startTracing, traceRequests } from '@varda/server/tracing';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { logUncaught } from './log-uncaught.ts';
import { isolatedRendering } from './ssr/rendering.ts';

replaceConnectionsOfFetch();
try {
  const environment = readEnvironment();
  const run = environment.RENDERING === 'server' ? await isolatedRendering() : null;
  const metrics = environment.METRICS_PORT ? await Metrics.open() : null;
  const dist = path.join(import.meta.dirname, '..', environment.SHELL_BUILD);
  const app = await createApp(environment, dist, run, metrics);
  logUncaught(app);
  await startTracing('varda-shell', environment, app.log);
  traceRequests(app);
  if (environment.METRICS_PORT) await metrics?.listen(environment.METRICS_PORT, environment.HOST);
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
