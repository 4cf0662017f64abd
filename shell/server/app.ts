import path from 'node:path';
import { guardRequests } from '@varda/server/guard-requests';
import { isEnding } from '@varda/server/listen';
import { logDestination } from '@varda/server/log-destination';
import type { Metrics } from '@varda/server/metrics';
import { SafeAnswer } from '@varda/server/safe-answer';
import { serveStaticFiles } from '@varda/server/static-files';
import { longestRequest, refuseUnreadable } from '@varda/server/unreadable-requests';
import { listOf } from '@varda/server/variables';
import Fastify, { type FastifyInstance } from 'fastify';
import { BuildStore, registryFile } from './cache/build-store.ts';
import { ContentRevision } from './cache/content-revision.ts';
import { PageCache } from './cache/page-cache.ts';
import { peerHeader, ShellPeers } from './cache/shell-peers.ts';
import type { Environment } from './environment.ts';
import { answerFailures } from './error-handler.ts';
import { measure } from './measure.ts';
import { LiveRemotes } from './remotes/live-remotes.ts';
import { visitorOf } from './remotes/visitor.ts';
import { proxyApi } from './routes/api-proxy.ts';
import { BackOfficePages } from './routes/back-office-pages.ts';
import { decodable } from './routes/canonical-path.ts';
import { languageRoutes } from './routes/language.routes.ts';
import { offlineFiles, offlineRoutes } from './routes/offline.routes.ts';
import { overrideRoutes } from './routes/override.routes.ts';
import { pageRoutes } from './routes/pages.routes.ts';
import { robotsAndSitemapRoutes } from './routes/robots-and-sitemap.routes.ts';
import { refuseOtherHosts, siteOrigin } from './routes/site-origin.ts';
import { webManifestRoutes } from './routes/web-manifest.routes.ts';
import type { RunRemote } from './ssr/isolated-remote.ts';
import { PageRenderer } from './ssr/page-renderer.ts';
import { Quarantine } from './ssr/quarantine.ts';
import { quarantineReport } from './ssr/report-quarantine.ts';
import {
  headingFontsFile,
  inlineScript,
  readHeadingFonts,
  readShellChunks,
  shellChunksFile,
} from './ssr/shell-chunks.ts';
import { stylesOfSite } from './ssr/style-texts.ts';

/** Levels at which there are lines of every request. */
const writesRequests: Environment['LOG_LEVEL'][] = ['info', 'debug', 'trace'];

/**
 * The server of the public origin: static files of the shell, `/api` passed on, the document for every other path.
 *
 * @param dist folder of the shell's build
 * @param run what remotes' pages are rendered with; null leaves them to the browser
 */
export async function createApp(
  environment: Environment,
  dist: string,
  run: RunRemote | null,
  metrics: Metrics | null = null,
): Promise<FastifyInstance> {
  const app = Fastify({
    // Neither who asks nor what for: addresses and searches are nobody's business (`api/http/request-log.ts`).
    logger: {
      level: environment.LOG_LEVEL,
      stream: logDestination(),
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }) },
    },
    // One for each request is of use only where several lines are written of each.
    ...(!writesRequests.includes(environment.LOG_LEVEL) && { childLoggerFactory: (logger) => logger }),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    trustProxy: listOf(environment.TRUST_PROXY),
    // What is under way is finished; a connection that only waits for the next request does not hold the end up.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: longestRequest,
    clientErrorHandler: refuseUnreadable,
    http: { ServerResponse: SafeAnswer },
  });
  const live = new LiveRemotes({
    registry: environment.REGISTRY,
    lastKnown: environment.SHELL_BUILDS && path.join(environment.SHELL_BUILDS, registryFile),
    remotesOrigin: environment.REMOTES_ORIGIN,
    overrideOrigins: environment.OVERRIDE_ORIGINS,
    secret: environment.SITE_SECRET,
    log: app.log,
  });
  const builds = await BuildStore.with(dist, environment.SHELL_BUILDS);
  const peers = environment.SHELL_PEERS ? new ShellPeers(environment.SHELL_PEERS) : null;
  const chunks = await readShellChunks(builds.own);
  const headingFonts = await readHeadingFonts(builds.own);
  const site = {
    chunks,
    styles: await stylesOfSite(builds.own, chunks),
    headingFonts,
    bootstrap: environment.BOOTSTRAP === 'on' ? await inlineScript(builds.own, chunks, 'bootstrap') : null,
    closingScript: await inlineScript(builds.own, chunks, 'closing-script'),
  };
  const headScript = await inlineScript(builds.own, chunks, 'head-script');
  const quarantine = new Quarantine({
    log: app.log,
    known: (remote) => live.quarantined(remote),
    report: quarantineReport(environment, app.log),
  });
  const renderer = new PageRenderer(site, run, environment, {
    log: app.log,
    quarantine,
    isLive: (remote) => live.isLive(remote),
    isAheadOfLive: (remote) => live.isAheadOfLive(remote),
  });
  app.addHook('onClose', async () => {
    renderer.stop();
    metrics?.close();
  });

  const cache = new PageCache();
  if (metrics) measure(app, metrics, { cache, renderer, quarantine });
  answerFailures(app);
  guardRequests(app);
  if (environment.SITE_URL) refuseOtherHosts(app, environment.SITE_URL);
  await proxyApi(app, environment.API_URL);
  // Written by the build for this server alone.
  const notServed = [`${shellChunksFile}*`, `${headingFontsFile}*`, ...offlineFiles.map((file) => `${file}*`)];
  await serveStaticFiles(app, builds.own, { wildcard: false, globIgnore: notServed });

  app.addHook('onReady', async () => void (await live.renewed()));
  app.get('/health', { logLevel: 'warn' }, (_, reply) => reply.status(isEnding(app) ? 503 : 200).send({ live: true }));
  app.get('/remotes.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return live.renewed(visitorOf(request, environment.SITE_SECRET));
  });
  app.get<{ Params: { '*': string } }>('/static/*', async (request, reply) => {
    const file = `static/${request.params['*']}`;
    const other = await builds.otherWith(file);
    if (other) return reply.sendFile(file, other);
    const found = request.headers[peerHeader] ? null : await peers?.file(file);
    if (!found) return reply.callNotFound();
    return reply.headers(found.headers).send(found.bytes);
  });
  languageRoutes(app);
  webManifestRoutes(app, environment.API_URL);
  const languageFromBrowser = environment.LANGUAGE_FROM_BROWSER;
  offlineRoutes(app, { isOn: environment.SERVICE_WORKER === 'on', languageFromBrowser });
  overrideRoutes(app, environment);
  const origin = siteOrigin(environment.SITE_URL);
  robotsAndSitemapRoutes(app, environment.API_URL, origin);
  const content = new ContentRevision(environment.API_URL);
  await pageRoutes(app, {
    live,
    renderer,
    backOffice: new BackOfficePages({ chunks, headingFonts, headScript }, environment.CONNECT_TO),
    cache,
    content,
    apiUrl: environment.API_URL,
    origin,
    site: environment.SITE_URL,
    languageFromBrowser,
    secret: environment.SITE_SECRET,
  });
  return app;
}
