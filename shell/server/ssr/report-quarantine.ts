import type { BodyOf } from '@varda/contract/endpoints';
import { siteHeader } from '@varda/server/staff-proof';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../environment.ts';

/** Longest wait for the api, in milliseconds. */
const timeoutMs = 5_000;

/** Makes what tells the api, and by it the release desk and the other shells, of a version that is not rendered here any more. */
export function quarantineReport(
  { API_URL, SITE_SECRET }: Pick<Environment, 'API_URL' | 'SITE_SECRET'>,
  log: FastifyBaseLogger,
): (quarantined: BodyOf<'POST /quarantine'>) => void {
  return async (quarantined) => {
    if (!SITE_SECRET) return;
    try {
      const response = await fetch(`${API_URL}/api/quarantine`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [siteHeader]: SITE_SECRET },
        body: JSON.stringify(quarantined),
        signal: AbortSignal.timeout(timeoutMs),
      });
      // 422: a build that nobody has published, of which the desk has nothing to say.
      if (!response.ok && response.status !== 422) throw new Error(`The api answered ${response.status}`);
    } catch (error) {
      log.warn({ err: error, ...quarantined }, 'The quarantine could not be reported to the release desk');
    }
  };
}
