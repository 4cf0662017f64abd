import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/** Whether a caller has what would be sent: its `If-None-Match` names it. For answers with a status of 200. */
export function isUnchanged(asked: IncomingHttpHeaders, etag: string): boolean {
  return fresh(asked, { etag });
}
