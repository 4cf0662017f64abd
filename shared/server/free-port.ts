import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections, which would be taken before a server listens on them; above one that browsers
 * refuse.
 */
const [first, end] = [10_240, 32_768];
const inBlock = 128;
const block = first + (process.pid % ((end - first) / inBlock)) * inBlock;
let given = 0;

/** A port that nobody uses now. This process is not soon given it again, and others look for theirs elsewhere. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < inBlock; tried += 1) {
    const port = block + (given % inBlock);
    given += 1;
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port))) return port;
  }
  throw new Error(`The ports ${block} to ${block + inBlock - 1} are all in use`);
}

/** @param host all of this machine's, unless one is named */
async function isFree(port: number, host?: string): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
    await new Promise((resolve) => probe.close(resolve));
    return true;
  } catch {
    return false;
  }
}
