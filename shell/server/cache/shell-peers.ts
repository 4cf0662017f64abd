import { lookup } from 'node:dns/promises';

/** Longest wait for another server, in milliseconds. */
const timeoutMs = 2_000;

/** Of a request by another server of the shell, which has looked among the others itself. */
export const peerHeader = 'x-shell-peer';

/** Headers of a file that are passed on. */
const ofFile = ['content-type', 'cache-control', 'cross-origin-resource-policy'];

interface PeerFile {
  headers: Record<string, string>;
  bytes: Buffer;
}

/**
 * The other servers of the shell, where they share no folder of builds: while one after the other is replaced, a page of the newer build asks
 * any of them for its files.
 */
export class ShellPeers {
  readonly #at: URL;

  /** @param at `http://shells:3000`, a name that has the address of each */
  constructor(at: string) {
    this.#at = new URL(at);
  }

  /** @param file below `/static/`; null where nobody has it */
  async file(file: string): Promise<PeerFile | null> {
    // The address is made of it.
    if (!/^static\/[\w.-]+(\/[\w.-]+)*$/.test(file) || file.includes('..')) return null;
    const peers = await lookup(this.#at.hostname, { all: true, family: 4 }).catch(() => []);
    const found = await Promise.all(peers.map(({ address }) => this.#from(address, file).catch(() => null)));
    return found.find((answer) => answer !== null) ?? null;
  }

  async #from(address: string, file: string): Promise<PeerFile | null> {
    const response = await fetch(`http://${address}:${this.#at.port || 80}/${file}`, {
      headers: { [peerHeader]: '1', 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries([...response.headers].filter(([name]) => ofFile.includes(name)));
    return response.ok ? { headers, bytes } : null;
  }
}
