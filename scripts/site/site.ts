import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DevServer } from './dev-server.ts';
import { localRemotes } from './local-remotes.ts';
import { type Ports, remoteServices, type ServiceName, serviceNames, variableOf } from './ports.ts';
import { Service } from './service.ts';
import { SupervisedService } from './supervised-service.ts';
import { usableFolder } from './usable-folder.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** The data folder of the environment, made if need be. Throws when it cannot be used. */
export async function dataFolder(): Promise<string> {
  const folder = folderNamed('DATA_DIR', '.data');
  await usableFolder(folder);
  return folder;
}

/** The folder that a variable names, else another one. An empty variable counts as one that is not set. */
export function folderNamed(variable: 'DATA_DIR' | 'RELEASES_DIR', otherwise: string): string {
  return path.resolve(root, process.env[variable] || otherwise);
}

/** Where the released versions of all remotes are: those of a remote below its name. */
export function releasesFolder(dataDir: string): string {
  return folderNamed('RELEASES_DIR', path.join(dataDir, 'releases'));
}

export interface SiteOptions {
  ports: Ports;
  /** Absolute path: database, pictures, logs and the running registry document. */
  dataDir: string;
  environment?: Record<string, string>;
  /** The services to start; all of them unless said otherwise. */
  only?: readonly ServiceName[];
  /** Other folders than the workspaces' `dist` from which remotes are served. */
  folders?: Partial<Record<ServiceName, string>>;
  /** Address of a remote as browsers know it, its own port unless said otherwise; a path where a gateway stands in front. */
  remotesAt?: (remote: string) => string;
  /** Remotes beside those of the registry, which run elsewhere. */
  moreRemotes?: readonly { name: string; url: string; mounts: readonly string[] }[];
  /** Origin that has the registry document, the api's own unless said otherwise. */
  registryAt?: string;
  /** For work on the project: api and shell start again when their sources change, and remotes reload while they run. */
  dev?: boolean;
  /** Called when a service is up. */
  onUp?: (name: ServiceName, seconds: number) => void;
  /** Starts services again that end, and says so. A remote that does not even start keeps nothing from starting either. */
  keepRunning?: (line: string) => void;
}

/** The whole product as separate processes: api, a static host for each remote, shell. */
export class Site {
  readonly url: string;
  readonly apiUrl: string;
  readonly dataDir: string;
  /** Address of a remote as browsers know it. */
  readonly remoteAt: (remote: string) => string;
  readonly #services: ReadonlyMap<ServiceName, Service>;
  readonly #supervised: ReadonlyMap<ServiceName, SupervisedService>;

  private constructor(options: SiteOptions, all: ReadonlyMap<ServiceName, Service>) {
    const { ports, dataDir, keepRunning } = options;
    this.url = `http://localhost:${ports.shell}`;
    this.apiUrl = `http://127.0.0.1:${ports.api}`;
    this.dataDir = dataDir;
    this.remoteAt = addressesOf(options);
    this.#services = all;
    this.#supervised = new Map(
      keepRunning && [...all].map(([name, service]) => [name, new SupervisedService(service, keepRunning)] as const),
    );
  }

  /** Starts everything that has been built. When one cannot start, the others are stopped again: see {@link SiteOptions.keepRunning}. */
  static async start(options: SiteOptions): Promise<Site> {
    const all = await describe(options);
    const site = new Site(options, all);
    const { onUp = () => {} } = options;
    try {
      await Promise.all(
        [...all].map(async ([name, service]) => {
          const begun = performance.now();
          const supervised = name === 'api' || name === 'shell' ? undefined : site.#supervised.get(name);
          const starting = service.start().then(
            () => onUp(name, (performance.now() - begun) / 1000),
            (error: Error) => {
              if (!supervised) throw error;
              void supervised.revive(error.message);
            },
          );
          await (supervised && service instanceof DevServer ? Promise.race([starting, service.broken]) : starting);
        }),
      );
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  service(name: ServiceName): Service {
    const service = this.#services.get(name);
    if (!service) throw new Error(`The site has no service ${name}`);
    return service;
  }

  /** Ends one service and starts it anew, while the others go on. Rejects with what is in the way of its start. */
  async restart(name: ServiceName): Promise<void> {
    const service = this.service(name);
    const supervised = this.#supervised.get(name);
    if (supervised) return supervised.restart();
    await service.stop();
    await service.start();
  }

  async stop(): Promise<void> {
    const all = [...this.#services].map(([name, service]) => this.#supervised.get(name) ?? service);
    await Promise.all(all.map((service) => service.stop()));
  }
}

/** Their own ports, unless said otherwise. */
function addressesOf({ ports, remotesAt }: SiteOptions): (remote: string) => string {
  return remotesAt ?? ((remote) => `http://localhost:${ports.of(`remote-${remote}`)}`);
}

async function describe(options: SiteOptions): Promise<Map<ServiceName, Service>> {
  const {
    ports,
    dataDir,
    environment = {},
    only = serviceNames,
    folders = {},
    dev = false,
    moreRemotes = [],
    registryAt = `http://127.0.0.1:${ports.api}`,
  } = options;
  const logs = path.join(dataDir, 'logs');
  await mkdir(logs, { recursive: true });
  // Another site may run on this folder: what starts no shell leaves that one's registry and logs alone.
  const alone = only.includes('shell') ? '' : '-alone';
  const remotesFile = path.join(dataDir, `remotes${alone}.json`);
  await writeFile(
    remotesFile,
    JSON.stringify({ remotes: [...remotesOf(addressesOf(options)), ...moreRemotes] }, null, 2),
  );

  const service = (name: ServiceName, healthPath: string, args: string[], own: Record<string, string>) =>
    new Service({
      name,
      args,
      cwd: root,
      environment: { ...environment, ...own },
      healthUrl: `http://127.0.0.1:${ports.of(name)}${healthPath}`,
      log: path.join(logs, `${name}${alone}.log`),
      onErrors: dev ? (text) => process.stderr.write(text) : undefined,
    });
  const siteSecret = process.env.SITE_SECRET || randomBytes(32).toString('hex');
  const server = (script: string) => (dev ? ['scripts/site/watch.mjs', script] : [script]);
  const releasesOf = (name: ServiceName) => path.join(releasesFolder(dataDir), name);
  await Promise.all(remoteServices.map((name) => mkdir(releasesOf(name), { recursive: true })));
  const all = new Map<ServiceName, Service>([
    [
      'api',
      service('api', '/api/health', server('api/server.ts'), {
        API_PORT: String(ports.api),
        SITE_SECRET: siteSecret,
        DATA_DIR: dataDir,
        REMOTES: remotesFile,
      }),
    ],
    ...remoteServices.map((name): [ServiceName, Service] => {
      if (dev) {
        const log = path.join(logs, `${name}.log`);
        return [name, new DevServer({ name, port: ports.of(name), log, folder: path.join(root, name) })];
      }
      const args = [
        'shared/server/static-server.ts',
        folders[name] ?? path.join(root, name, 'dist'),
        String(ports.of(name)),
        variableOf(name),
        releasesOf(name),
      ];
      return [name, service(name, '/health', args, {})];
    }),
    [
      'shell',
      service('shell', '/health', server('shell/server/server.ts'), {
        SHELL_PORT: String(ports.shell),
        SITE_SECRET: siteSecret,
        API_URL: `http://127.0.0.1:${ports.api}`,
        ...(!dev && { SHELL_BUILDS: path.join(dataDir, 'shell-builds') }),
        ...(dev && {
          SHELL_BUILD: 'dist-dev',
          RENDERING: 'browser',
          CONNECT_TO: remoteServices.map((name) => `ws://localhost:${ports.of(name)}`).join(),
        }),
        // Dev servers have what is being worked on, and none of the versions that the api may call live.
        REGISTRY: dev ? remotesFile : `${registryAt}/api/registry,${remotesFile}`,
      }),
    ],
  ]);
  return new Map([...all].filter(([name]) => only.includes(name)));
}

/** The remotes of the registry, with the places at which those of this site are. */
function remotesOf(remotesAt: (remote: string) => string) {
  return localRemotes.map(({ name, mounts }) => ({ name, mounts, url: remotesAt(name) }));
}
