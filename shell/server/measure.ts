import type { Metrics } from '@varda/server/metrics';
import type { FastifyInstance } from 'fastify';
import type { PageCache } from './cache/page-cache.ts';
import type { PageRenderer } from './ssr/page-renderer.ts';
import type { Quarantine } from './ssr/quarantine.ts';

/** Has metrics tell of the shell's answers, pages and processes of remotes. */
export function measure(
  app: FastifyInstance,
  metrics: Metrics,
  { cache, renderer, quarantine }: { cache: PageCache; renderer: PageRenderer; quarantine: Quarantine },
): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? null;
    // On a quiet site probes are most of the answers: counted, they would hide that all others fail or are slow.
    if (route !== '/health') metrics.answered({ method, route, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
  metrics.counter('varda_pages_total', 'Public pages by where they came from', 'from', () => cache.counted);
  metrics.counter('varda_renders_total', 'Renders of public pages', 'outcome', () => renderer.counted);
  metrics.counter('varda_remote_faults_total', 'Ends of the processes that render a remote', 'remote', () =>
    Object.fromEntries(quarantine.counted),
  );
}
