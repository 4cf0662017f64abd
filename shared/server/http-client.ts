import { Agent, setGlobalDispatcher } from 'undici';

/** Most connections to one origin at the same time; what comes beyond them waits for one. */
export const mostConnections = 128;

/**
 * Connections to other servers. Those that Node's `fetch` and proxies bring along end the process when an answer with
 * `Connection: close` comes in faster than it is read (`docs/decisions/040`).
 */
export function openConnections(): Agent {
  return new Agent({ connections: mostConnections, pipelining: 1 });
}

/** Has every `fetch` of this process use {@link openConnections}. */
export function replaceConnectionsOfFetch(): void {
  setGlobalDispatcher(openConnections());
}
