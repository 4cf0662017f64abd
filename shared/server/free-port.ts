import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections, which would be taken before a server listens on them; above one that browsers
 * refuse.
 */
const [first, end] = [10_240, 32_768];
const inBlock = 128;
const blocks = (end - first) / inBlock;
/** The first port of the block that this process takes its ports from. */
let block: Promise<number> | undefined;
let given = 0;

/** A port that nobody uses now. This process is not soon given it again, and others look for theirs elsewhere. */
export async function freePort(): Promise<number> {
  block ??= ownBlock();
  const held = await block;
  for (let tried = 1; tried < inBlock; tried += 1) {
    const port = held + 1 + (given % (inBlock - 1));
    given += 1;
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port))) return port;
  }
  throw new Error(`The ports ${held + 1} to ${held + inBlock - 1} are all in use`);
}

/** Listens at the first port of a block for as long as this process runs, so that no other one takes ports from it. */
async function ownBlock(): Promise<number> {
  for (let tried = 0; tried < blocks; tried += 1) {
    const port = first + ((process.pid + tried) % blocks) * inBlock;
    const holder = createServer().unref();
    try {
      await once(holder.listen(port, '127.0.0.1'), 'listening');
      return port;
    } catch {
      // Held by another process.
    }
  }
  throw new Error(`Of the ports ${first} to ${end - 1} each block of ${inBlock} is in use`);
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
