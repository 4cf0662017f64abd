import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from '@varda/server/free-port';
import { localRemotes } from './local-remotes.ts';

export type RemoteService = `remote-${string}`;
export type ServiceName = 'shell' | 'api' | RemoteService;

interface ServicePort {
  /** Unless the variable says otherwise. */
  port: number;
  variable: string;
}

/** Names of the workspaces of the remotes, as they stand in the registry. */
export const remoteServices = localRemotes.map(({ name }): RemoteService => `remote-${name}`);

/** The services of the site with their ports and the variables that set them. */
const services: ReadonlyMap<ServiceName, ServicePort> = new Map<ServiceName, ServicePort>([
  ['shell', { port: 3000, variable: 'SHELL_PORT' }],
  ...localRemotes.map(({ name, port }): [ServiceName, ServicePort] => {
    const service: RemoteService = `remote-${name}`;
    return [service, { port, variable: `${screaming(service)}_PORT` }];
  }),
  ['api', { port: 4000, variable: 'API_PORT' }],
]);

export const serviceNames: readonly ServiceName[] = [...services.keys()];

/** The port of each service. */
export class Ports {
  readonly #chosen: ReadonlyMap<ServiceName, number>;

  constructor(chosen: ReadonlyMap<ServiceName, number>) {
    this.#chosen = chosen;
  }

  get shell(): number {
    return this.of('shell');
  }

  get api(): number {
    return this.of('api');
  }

  of(name: ServiceName): number {
    const port = this.#chosen.get(name);
    if (!port) throw new Error(`There is no service ${name}. There are: ${serviceNames.join(', ')}`);
    return port;
  }

  /** What sets them in the environment of another process. */
  get variables(): Record<string, string> {
    return Object.fromEntries(serviceNames.map((name) => [variableOf(name), String(this.of(name))]));
  }
}

/** The variable that sets the port of a service. */
export function variableOf(name: ServiceName): string {
  return services.get(name)?.variable ?? '';
}

/** The ports of the environment. Throws one error that names every variable that is no port, and every clash. */
export function portsFromEnvironment(): Ports {
  const problems: string[] = [];
  const takenBy = new Map<number, string>();
  const chosen = [...services].map(([name, { port: standard, variable }]): [ServiceName, number] => {
    const port = Number(process.env[variable] || standard);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      problems.push(`${variable}=${process.env[variable]} is not a port`);
    const other = takenBy.get(port);
    if (other) problems.push(`${variable} and ${other} are both ${port}`);
    takenBy.set(port, variable);
    return [name, port];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return new Ports(new Map(chosen));
}

/** Ports that nobody uses now. */
export async function freePorts(): Promise<Ports> {
  const chosen = serviceNames.map(async (name) => [name, await freePort()] as const);
  return new Ports(new Map(await Promise.all(chosen)));
}

/** What `localhost` may be, which the addresses of a site name: who listens at either has its visitors. */
const localAddresses = ['127.0.0.1', '::1'];

/** A line for each port that is taken, with the way out. */
export async function busyPorts(ports: Ports): Promise<string[]> {
  const lines = serviceNames.map(async (name) => {
    const found = await Promise.all(localAddresses.map((address) => problemAt(address, ports.of(name))));
    const why = found.find((problem) => problem !== null);
    if (!why) return null;
    return `Port ${ports.of(name)} (${name}) ${why}. Stop what uses it, or choose another one: ${variableOf(name)}=…`;
  });
  return (await Promise.all(lines)).filter((line) => line !== null);
}

/** Why nothing can listen there, if so. A machine without IPv6 has nobody who does. */
async function problemAt(address: string, port: number): Promise<string | null> {
  const server = createServer();
  try {
    server.listen(port, address);
    await once(server, 'listening');
    await new Promise((resolve) => server.close(resolve));
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return null;
    return code === 'EACCES' ? 'needs more rights than this user has' : 'is already in use';
  }
}

function screaming(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}
