import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { ContactMessage } from '@varda/contract/contact-messages';
import type { EditedKind } from '@varda/contract/edit-history';
import { guardRequests } from '@varda/server/guard-requests';
import type { Metrics } from '@varda/server/metrics';
import { refuseUnreadable } from '@varda/server/unreadable-requests';
import { listOf } from '@varda/server/variables';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { aboutRoutes } from './about/about.routes.ts';
import { accountRulesRoutes } from './accounts/account-rules.routes.ts';
import { apiKeysRoutes } from './accounts/api-keys.routes.ts';
import type { LoginLimits } from './accounts/login-limits.ts';
import type { LoginNotice } from './accounts/login-notices.repository.ts';
import { PasskeyCeremonies } from './accounts/passkey-ceremonies.ts';
import { passwordRoutes } from './accounts/password.routes.ts';
import type { LinkMail } from './accounts/password-links.repository.ts';
import { passwordLinksRoutes } from './accounts/password-links.routes.ts';
import type { RecoveryLimits } from './accounts/recovery-limits.ts';
import { secondFactorRoutes } from './accounts/second-factor.routes.ts';
import { sessionsRoutes } from './accounts/sessions.routes.ts';
import type { SingleSignOnSettings } from './accounts/single-sign-on/settings.ts';
import { singleSignOnRoutes } from './accounts/single-sign-on/single-sign-on.routes.ts';
import { usersRoutes } from './accounts/users.routes.ts';
import { activityRoutes } from './activity/activity.routes.ts';
import { approvalsRoutes } from './approvals/approvals.routes.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { parentRoutes } from './catalogue/parent.routes.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { contactInfoRoutes } from './contact-info/contact-info.routes.ts';
import { contactMessagesRoutes } from './contact-messages/contact-messages.routes.ts';
import { collections, revisionOf, revisionsReader } from './content/content-revision.ts';
import type { Db } from './database/open-database.ts';
import type { Pools } from './database/postgres.dialect.ts';
import { dosageRoutes } from './dosage/dosage.routes.ts';
import { draftsRoutes } from './drafts/drafts.routes.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { Editables } from './drafts/edits-of-kinds.ts';
import { type Editable, editHistoryRoutes } from './edit-history/edit-history.routes.ts';
import { healthRoutes, probeRoute } from './health/health.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { longestJson, parseBodies } from './http/body-types.ts';
import { serverOfCached } from './http/cached-responses.ts';
import { compressAnswers } from './http/compressed-responses.ts';
import { handleError } from './http/error-handler.ts';
import { ruleTexts } from './http/error-texts.ts';
import { HttpError } from './http/http-error.ts';
import { measure } from './http/measure.ts';
import { serveOpenApi } from './http/openapi.ts';
import type { AddressLimit } from './http/rate-limit.ts';
import { logRequests } from './http/request-log.ts';
import { ResponseCache } from './http/response-cache.ts';
import { createHandle, type Handle } from './http/routes.ts';
import { safeHeaders } from './http/safe-headers.ts';
import { validateWithZod } from './http/validation.ts';
import { answerWholeRequests } from './http/whole-requests.ts';
import { leafletsRoutes } from './leaflets/leaflets.routes.ts';
import { legalPagesRoutes } from './legal-pages/legal-pages.routes.ts';
import type { Outbox } from './mail/outbox.ts';
import { mediaRoutes } from './media/media.routes.ts';
import type { Notice } from './notices/notices.repository.ts';
import { noticesRoutes } from './notices/notices.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import type { PictureLibrary } from './pictures/picture-library.ts';
import { picturesRoutes, pictureUploadsRoutes } from './pictures/pictures.routes.ts';
import { storageId } from './pictures/storage-identity.ts';
import { presenceRoutes } from './presence/presence.routes.ts';
import { previewsRoutes } from './previews/previews.routes.ts';
import { Previews } from './previews/previews.ts';
import { productsRoutes } from './products/products.routes.ts';
import { type Announce, AutomaticRollback } from './releases/automatic-rollback.ts';
import type { Builds } from './releases/builds.ts';
import type { KnownRemotes } from './releases/known-remotes.ts';
import { releasesRoutes } from './releases/releases.routes.ts';
import { savedViewsRoutes } from './saved-views/saved-views.routes.ts';
import type { ScheduleRunner } from './schedules/schedule-runner.ts';
import { schedulesRoutes } from './schedules/schedules.routes.ts';
import type { Schedules } from './schedules/schedules.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sheetsRoutes } from './sheets/sheets.routes.ts';
import { siteContentRoutes } from './site-content/site-content.routes.ts';
import { sitePagesRoutes } from './site-pages/site-pages.routes.ts';
import { siteSearchRoutes } from './site-search/site-search.routes.ts';
import { translationsRoutes } from './translations/translations.routes.ts';
import { trashRoutes } from './trash/trash.routes.ts';
import { careersRoutes } from './vacancies/vacancies.routes.ts';
import { vitalsRoutes } from './vitals/vitals.routes.ts';

export interface Services {
  db: Db;
  pictures: PictureLibrary;
  /** How content is edited, by kind. */
  editables: Editables;
  drafts: Drafts;
  loginLimits: LoginLimits;
  contactLimit: AddressLimit;
  vitalsLimit: AddressLimit;
  /** For how long what was deleted can be restored. */
  trashDays: number;
  /** `null` where no mail server is named. */
  outbox: Outbox<ContactMessage> | null;
  /** `null` where no mail server is named, or nothing says where the site is. */
  linkOutbox: Outbox<LinkMail> | null;
  /** `null` unless `LOGIN_NOTICES` is on. */
  noticeOutbox: Outbox<LoginNotice> | null;
  /** `null` where no mail server is named, or nothing says where the site is. */
  staffOutbox: Outbox<Notice> | null;
  recoveryLimits: RecoveryLimits;
  /** What is published and taken off the site at a time. */
  schedules: Schedules;
  scheduleRunner: ScheduleRunner;
  log: FastifyBaseLogger;
  /** `null` unless `METRICS_PORT` is set. */
  metrics?: Metrics | null;
  /** The connections to PostgreSQL, where that is the engine. */
  pools: Pools | null;
  /** Which remotes there are. */
  remotes: KnownRemotes;
  builds: Builds;
  /** From whom `X-Forwarded-For` is believed. */
  trustProxy: string;
  /** Where the site is, `SITE_URL`; passkeys are good for it alone. */
  siteUrl: string | undefined;
  /** `null` unless `OIDC_ISSUER` is set. */
  singleSignOn: SingleSignOnSettings | null;
  /** What proves to the api that the shell's server asks, and to that that staff do; without it neither can. */
  siteSecret: string | undefined;
  /** How long visitors may get an answer from before a write while the next one is made; a second unless given. */
  mostStaleMs?: number;
  /** Tells colleagues of a version that was rolled back. */
  announce: Announce;
}

/**
 * The calls of what staff edit and visitors read.
 *
 * @param saving lays the ways to save over the edits of a kind
 */
function contentRoutes(
  handle: Handle,
  db: Db,
  editables: Editables,
  saving: <E extends Editable>(kind: EditedKind, edits: E) => E,
): void {
  sitePagesRoutes(handle, db);
  parentRoutes(handle, db);
  productsRoutes(handle, db, saving('products', editables.products));
  dosageRoutes(handle, db, saving('dosage', editables.dosage));
  aboutRoutes(handle, db, saving('about', editables.about));
  historyRoutes(handle, db, saving('history', editables.history));
  contactInfoRoutes(handle, db, saving('contact-info', editables['contact-info']));
  careersRoutes(handle, db, saving('adminCareer', editables.adminCareer));
  legalPagesRoutes(handle, db, saving('legal-pages', editables['legal-pages']));
  siteContentRoutes(handle, db, saving('site-content', editables['site-content']));
}

/** The api as an app that does not listen yet: tests and the server use the same one. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { db, pictures, editables, drafts, log, trustProxy } = services;
  const revisions = revisionsReader(db);
  const cache = new ResponseCache(revisions, services);
  const revision = async () => revisionOf(await revisions(), collections);
  const { metrics = null } = services;
  if (metrics) measure(metrics, { db, cache, pools: services.pools });
  const app = Fastify({
    serverFactory: (handler) => serverOfCached(cache, log, metrics, handler),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: listOf(trustProxy),
    bodyLimit: longestJson,
    // What comes while the server ends is answered like all else: it ends when nothing is under way any more.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: handleError,
    clientErrorHandler: refuseUnreadable,
  });

  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new HttpError('not_found', { message: ruleTexts.unknown_call });
  });
  app.decorateRequest('signedIn', null);
  app.decorateRequest('formFiles', null);
  logRequests(app, metrics);
  compressAnswers(app);
  answerWholeRequests(app);
  parseBodies(app);
  await app.register(multipart, { throwFileSizeLimit: false });

  guardRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...safeHeaders, 'x-request-id': request.id });
    done();
  });

  probeRoute(app, db, pictures);
  await app.register(
    async (api) => {
      await serveOpenApi(api);
      const previews = new Previews(db, pictures.forPreviews, drafts, (reads, tx) =>
        contentRoutes(reads, tx, editables, (_, edits) => edits),
      );
      const handle = createHandle(api, { db, cache, secret: services.siteSecret, previewed: previews.answer });
      let database: string | undefined;
      handle('GET /content-revision', async ({ reply }) => {
        reply.header('cache-control', 'no-store');
        database ??= await storageId(db);
        return { revision: await revision(), database };
      });
      healthRoutes(handle, db, pictures);
      const accounts = { ...services, passkeys: new PasskeyCeremonies(db, services.siteUrl) };
      sessionsRoutes(handle, db, accounts);
      singleSignOnRoutes(api, handle, db, services);
      secondFactorRoutes(handle, db, accounts);
      apiKeysRoutes(handle, db, services.loginLimits);
      accountRulesRoutes(handle, db);
      passwordRoutes(handle, db, services.loginLimits);
      passwordLinksRoutes(handle, db, services);
      usersRoutes(handle, db, services.loginLimits, services.linkOutbox);
      searchRoutes(handle, db);
      overviewRoutes(handle, services, editables);
      siteSearchRoutes(api, handle, db, revision);
      contentRoutes(handle, db, editables, (kind, edits) => previews.saving(kind, drafts.saving(kind, edits)));
      draftsRoutes(handle, db, drafts);
      schedulesRoutes(handle, db, services.schedules);
      previewsRoutes(handle, db, previews);
      approvalsRoutes(handle, db, services.staffOutbox);
      commentsRoutes(handle, db, editables, services.staffOutbox);
      noticesRoutes(handle, db);
      editHistoryRoutes(handle, db, editables);
      sheetsRoutes(api, handle, services);
      savedViewsRoutes(handle, db);
      bulkRoutes(handle, services);
      translationsRoutes(handle, db, editables);
      trashRoutes(handle, db, pictures);
      presenceRoutes(handle, db);
      activityRoutes(api, handle, db);
      personalDataRoutes(handle, db);
      contactMessagesRoutes(handle, db, services.contactLimit, services.outbox);
      pictureUploadsRoutes(handle, pictures);
      mediaRoutes(handle, { db, pictures, items: editables, drafts });
      const takingBack = new AutomaticRollback(services);
      releasesRoutes(handle, { ...services, secret: services.siteSecret, takingBack });
      vitalsRoutes(handle, services, takingBack);
      picturesRoutes(api, pictures.store);
      leafletsRoutes(api, handle, db, pictures.store);
    },
    { prefix: '/api' },
  );
  return app;
}
