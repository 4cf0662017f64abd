import path from 'node:path';
import { listenOrExit } from '@varda/shared/server/listen';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';

const environment = readEnvironment();
const app = await createApp(environment, path.join(import.meta.dirname, '../dist'));
await listenOrExit(app, { host: environment.HOST, port: environment.SHELL_PORT, portVariable: 'SHELL_PORT' });
