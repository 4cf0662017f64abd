import { createHash } from 'node:crypto';

/** Subresource integrity of a file's content, as browsers check it. For builds and servers: it needs Node. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
