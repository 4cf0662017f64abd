import { createServer } from 'node:net';

/** The services of the site with their ports and the variables that set them. */
export const services = {
  shell: { port: 3000, variable: 'SHELL_PORT' },
  'remote-public': { port: 3001, variable: 'REMOTE_PUBLIC_PORT' },
  'remote-admin-content': { port: 3002, variable: 'REMOTE_ADMIN_CONTENT_PORT' },
  'remote-admin-products': { port: 3003, variable: 'REMOTE_ADMIN_PRODUCTS_PORT' },
  'remote-admin-users': { port: 3004, variable: 'REMOTE_ADMIN_USERS_PORT' },
  api: { port: 4000, variable: 'API_PORT' },
} as const;

export type ServiceName = keyof typeof services;
export type Ports = Record<ServiceName, number>;

export const serviceNames = Object.keys(services) as ServiceName[];

/** The ports of the environment. Throws one error that names every variable that is no port, and every clash. */
export function portsFromEnvironment(environment: NodeJS.ProcessEnv): Ports {
  const problems: string[] = [];
  const takenBy = new Map<number, string>();
  const ports = mapServices((name) => {
    const { port: standard, variable } = services[name];
    const port = Number(environment[variable] ?? standard);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      problems.push(`${variable}=${environment[variable]} is not a port`);
    const other = takenBy.get(port);
    if (other) problems.push(`${variable} and ${other} are both ${port}`);
    takenBy.set(port, variable);
    return port;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return ports;
}

/** Ports that nobody uses now, chosen by the operating system. */
export async function freePorts(): Promise<Ports> {
  const servers = serviceNames.map(() => createServer());
  const chosen = await Promise.all(servers.map((server) => listen(server, 0)));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return mapServices((name) => chosen[serviceNames.indexOf(name)] ?? 0);
}

/** A line for each port that is taken, with the way out. */
export async function busyPorts(ports: Ports): Promise<string[]> {
  const lines = serviceNames.map(async (name) => {
    const server = createServer();
    try {
      await listen(server, ports[name]);
      await new Promise((resolve) => server.close(resolve));
      return null;
    } catch (error) {
      const why =
        (error as NodeJS.ErrnoException).code === 'EACCES'
          ? 'needs more rights than this user has'
          : 'is already in use';
      return `Port ${ports[name]} (${name}) ${why}. Stop what uses it, or choose another one: ${services[name].variable}=…`;
    }
  });
  return (await Promise.all(lines)).filter((line) => line !== null);
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function mapServices<T>(map: (name: ServiceName) => T): Record<ServiceName, T> {
  return Object.fromEntries(serviceNames.map((name) => [name, map(name)])) as Record<ServiceName, T>;
}
