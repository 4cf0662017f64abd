import type { FastifyInstance } from 'fastify';

/** What the build has made for reading offline: see `shell/build/offline-build.ts`. */
export const offlineFiles = ['sw.js', 'sw-of-browser.js', 'sw-off.js', 'offline.html'];

/** It fetches for pages, whose own policies say from where. */
const policyOfWorker = "default-src 'none'; connect-src 'self' http: https:";

/** Kept with the page, and so in force when it is shown. */
const policyOfFallback =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Settings {
  /** Whether browsers shall cache pages; if not, they delete what they have cached. */
  isOn: boolean;
  /** Whether `Accept-Language` chooses the language of a first visit: the worker has to find the same one. */
  languageFromBrowser: boolean;
}

export function offlineRoutes(app: FastifyInstance, { isOn, languageFromBrowser }: Settings): void {
  const worker = languageFromBrowser ? 'sw-of-browser.js' : 'sw.js';
  app.get('/sw.js', (_, reply) =>
    reply.header('content-security-policy', policyOfWorker).sendFile(isOn ? worker : 'sw-off.js'),
  );
  app.get('/offline.html', (_, reply) =>
    reply
      .header('content-security-policy', policyOfFallback)
      .header('x-robots-tag', 'noindex')
      .sendFile('offline.html'),
  );
}
