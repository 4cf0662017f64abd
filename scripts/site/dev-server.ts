import path from 'node:path';
import { Service } from './service.ts';

/** The bundler's command. */
export const rsbuild = path.join(import.meta.dirname, '../../node_modules/@rsbuild/core/bin/rsbuild.js');

interface Options {
  name: string;
  port: number;
  log: string;
  /** Workspace of the remote. */
  folder: string;
}

/** A remote with hot reload, in place of the host of its build. What is wrong in its sources stands in the terminal, with its name. */
export class DevServer extends Service {
  /** Once it cannot be built: it answers when its sources are mended. */
  readonly broken: Promise<void>;

  constructor({ name, port, log, folder }: Options) {
    const { promise, resolve } = Promise.withResolvers<void>();
    super({
      name,
      args: [rsbuild, 'dev', '--host', 'localhost', '--port', String(port)],
      environment: { NODE_ENV: 'development' },
      cwd: folder,
      healthUrl: `http://localhost:${port}/remote.json`,
      log,
      onErrors: (text) => {
        // What stands there beside errors is advice on the bundler's settings.
        const error = text.search(/^error /m);
        if (error < 0) return;
        process.stderr.write(`${name}: ${text.slice(error)}`);
        resolve();
      },
    });
    this.broken = promise;
  }
}
