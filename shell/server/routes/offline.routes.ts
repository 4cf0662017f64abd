import type { FastifyInstance } from 'fastify';

/** What the build has made for reading offline: see `shell/build/offline-parts.ts`. */
export const offlineFiles = ['sw.js', 'sw-off.js', 'offline.html'];

/** It fetches for pages, whose own policies say from where. */
const policyOfWorker = "default-src 'none'; connect-src 'self' http: https:";

/** Kept with the page, and so in force when it is shown. */
const policyOfFallback =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** @param isOn whether browsers shall keep pages; if not, they give up what they have kept */
export function offlineRoutes(app: FastifyInstance, isOn: boolean): void {
  app.get('/sw.js', (_, reply) =>
    reply.header('content-security-policy', policyOfWorker).sendFile(isOn ? 'sw.js' : 'sw-off.js'),
  );
  app.get('/offline.html', (_, reply) =>
    reply
      .header('content-security-policy', policyOfFallback)
      .header('x-robots-tag', 'noindex')
      .sendFile('offline.html'),
  );
}
