import { setTimeout } from 'node:timers/promises';
import { company } from '@varda/contract/company';
import { dayInSkopje } from '@varda/contract/dates';
import type { FastifyBaseLogger } from 'fastify';
import { ensureFirstAdmin, firstAdminOf } from './accounts/first-admin.ts';
import { LoginLimits } from './accounts/login-limits.ts';
import { loginNoticeMail } from './accounts/login-notice-mail.ts';
import { noticeQueue } from './accounts/login-notices.repository.ts';
import { passwordLinkMail } from './accounts/password-link-mail.ts';
import { linkQueue } from './accounts/password-links.repository.ts';
import { recoveryLimits } from './accounts/recovery-limits.ts';
import { singleSignOnSettings } from './accounts/single-sign-on/settings.ts';
import type { Services } from './app.ts';
import { fillCatalogue } from './catalogue/catalogue.repository.ts';
import type { Found } from './comments/commented-item.ts';
import { contactMail } from './contact-messages/contact-mail.ts';
import { contactLimit } from './contact-messages/contact-messages.routes.ts';
import { refoldSearch } from './content/refold-search.ts';
import { isLockTimeout } from './database/database-errors.ts';
import { awaitsMigrate, type Db, openDatabase } from './database/open-database.ts';
import { ensureSearchIndex } from './database/search-index.ts';
import { addDemoContent } from './demo/add-demo-content.ts';
import { addDemoPictures } from './demo/add-demo-pictures.ts';
import { type DemoSource, demoSource } from './demo/demo-source.ts';
import { Drafts } from './drafts/drafts.ts';
import { editablesOf } from './drafts/edits-of-kinds.ts';
import type { Environment } from './environment.ts';
import { fillLegalPages } from './legal-pages/legal-pages.repository.ts';
import { contactQueue } from './mail/outbox.repository.ts';
import { Outbox } from './mail/outbox.ts';
import { smtp } from './mail/smtp.ts';
import { fillMedia } from './media/fill-media.ts';
import { noticeMail } from './notices/notice-mail.ts';
import { staffNoticeQueue } from './notices/notices.repository.ts';
import { openPictureStore } from './pictures/open-picture-store.ts';
import { PictureLibrary } from './pictures/picture-library.ts';
import type { S3Error } from './pictures/s3-error.ts';
import { refilterProducts } from './products/filtered-columns.ts';
import type { Announce } from './releases/automatic-rollback.ts';
import { Builds } from './releases/builds.ts';
import { readDeployedRemotes } from './releases/deployed-remotes.ts';
import { KnownRemotes } from './releases/known-remotes.ts';
import { rollbackMail } from './releases/rollback-mail.ts';
import { type RetentionDays, removeOld } from './retention.ts';
import { ScheduleRunner } from './schedules/schedule-runner.ts';
import { Schedules } from './schedules/schedules.ts';
import { fillSiteItems, generalMailbox } from './site-content/site-items.repository.ts';
import { turnDay } from './site-content/turn-day.ts';
import { explainedStart } from './start-failures.ts';
import { vitalsLimit } from './vitals/vitals.routes.ts';

const minute = 60_000;
const hour = 60 * minute;

export interface OpenServices extends Services {
  /** Work that need not be done before the first call is answered. */
  afterStart(): void;
  /** Waits for that work to come to a stop, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens database and pictures in a data folder that is prepared, and puts in what an empty database needs: catalogue, first admin, demo
 * content.
 *
 * @throws Error with a message that names what is in the way and how to mend it
 */
export async function openServices(
  environment: Environment,
  log: FastifyBaseLogger,
  demo: DemoSource = demoSource,
): Promise<OpenServices> {
  const folder = environment.DATA_DIR;
  const deployed = await readDeployedRemotes(environment.REMOTES, log);
  const { db, pool, pools } = await explainedStart(environment, () =>
    openDatabase({
      folder,
      url: environment.DATABASE_URL,
      migrates: environment.MIGRATE_AT_START,
      waiting: (error, seconds) => log.warn({ message: error.message }, waitingText(error, seconds)),
    }),
  );
  const pictures = new PictureLibrary({
    db,
    pool,
    store: openPictureStore(environment),
    log,
    trashDays: environment.TRASH_DAYS,
    uploadDays: environment.UPLOAD_DAYS,
  });
  const remotes = new KnownRemotes(db, deployed);
  const stop = new AbortController();
  const demoWork = { db, pictures, log, from: demo.pictures, descriptions: demo.descriptions, signal: stop.signal };
  const outbox = openOutbox(environment, db, log);
  const linkOutbox = openLinkOutbox(environment, db, log);
  const noticeOutbox = openNoticeOutbox(environment, db, log);
  const editables = editablesOf(db, pictures);
  const staffOutbox = openStaffOutbox(environment, db, editables, log);
  const drafts = new Drafts(db, pictures);
  const scheduleRunner = new ScheduleRunner(db, drafts, log);
  const report = ({ message, stack }: Error) => log.error({ message, stack }, 'background work failed');
  /** A storage that is away costs the pictures alone. One that refuses is set up wrongly, which has to be mended before visitors come. */
  const withoutStore = (error: Partial<S3Error>) => {
    if (!error.isPassing) throw error;
    log.error({ message: error.message }, 'the storage of the pictures is away; all else starts without it');
  };
  let background: Promise<void> = Promise.resolve();
  const close = async () => {
    stop.abort();
    await background;
    await Promise.all([
      scheduleRunner.stop(),
      outbox?.stop(),
      linkOutbox?.stop(),
      noticeOutbox?.stop(),
      staffOutbox?.stop(),
    ]);
    await db.destroy();
  };
  try {
    const refolded = await refoldSearch(db);
    if (refolded > 0) log.info({ rows: refolded }, "the texts that are searched were folded by today's rule");
    const refiltered = await refilterProducts(db);
    if (refiltered > 0) log.info({ rows: refiltered }, 'what products are filtered by was filled in');
    await checkStore(pictures).catch(withoutStore);
    const slow = await ensureSearchIndex(db);
    if (slow) log.warn({ reason: slow }, 'long lists are searched without an index');
    await fillCatalogue(db);
    await fillLegalPages(db);
    await fillSiteItems(db);
    if (environment.MIGRATE_AT_START) await ensureFirstAdmin(db, firstAdminOf(environment));
    if (environment.DEMO_CONTENT) {
      await addDemoContent(db, demo, log);
      // An entry of the home page is not whole without its picture; products are, and get theirs while the site is up.
      await addDemoPictures({ ...demoWork, table: 'dosage', upTo: 1 }).catch(withoutStore);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    pools,
    pictures,
    editables,
    drafts,
    loginLimits: new LoginLimits(pool),
    contactLimit: contactLimit(pool),
    vitalsLimit: vitalsLimit(pool),
    trashDays: environment.TRASH_DAYS,
    outbox,
    linkOutbox,
    noticeOutbox,
    staffOutbox,
    recoveryLimits: recoveryLimits(pool),
    schedules: new Schedules(drafts, scheduleRunner),
    scheduleRunner,
    remotes,
    builds: new Builds(environment.REMOTES_ORIGIN),
    log,
    trustProxy: environment.TRUST_PROXY,
    siteUrl: environment.SITE_URL,
    singleSignOn: singleSignOnSettings(environment),
    siteSecret: environment.SITE_SECRET,
    announce: announceBy(environment, log),
    afterStart() {
      outbox?.start();
      linkOutbox?.start();
      noticeOutbox?.start();
      staffOutbox?.start();
      scheduleRunner.start();
      background = (async () => {
        if (environment.DEMO_CONTENT)
          for (const table of ['about', 'contact_info', 'products', 'dosage'] as const) {
            await addDemoPictures({ ...demoWork, table }).catch(report);
            await fillMedia(db, pictures.store, editables).catch(report);
          }
        await tidyEachHour({ db, pictures, days: environment, report, signal: stop.signal });
      })().catch(report);
      background = Promise.all([background, turnDays(db, report, stop.signal)]).then(() => {});
    },
    close,
  };
}

async function checkStore(pictures: PictureLibrary): Promise<void> {
  await pictures.store.check();
  await pictures.checkOwner();
}

interface Tidying {
  db: Db;
  pictures: PictureLibrary;
  days: RetentionDays;
  report: (error: Error) => void;
  signal: AbortSignal;
}

/** Removes what nobody needs any more, and fills the library, until it is stopped. */
async function tidyEachHour({ db, pictures, days, report, signal }: Tidying): Promise<void> {
  while (!signal.aborted) {
    await pictures.tidy().catch(report);
    await fillMedia(db, pictures.store, editablesOf(db, pictures)).catch(report);
    await removeOld(db, days, report);
    await setTimeout(hour, null, { signal, ref: false }).catch(() => {});
  }
}

/**
 * Announcements begin and end within seconds of midnight in Skopje, until this is stopped. Between two days nothing is asked, unless the
 * clocks of this machine and the database differ.
 */
async function turnDays(db: Db, report: (error: Error) => void, signal: AbortSignal): Promise<void> {
  for (let turned = ''; !signal.aborted; await setTimeout(minute / 4, null, { signal, ref: false }).catch(() => {})) {
    if (dayInSkopje(new Date()) === turned) continue;
    await turnDay(db).then((today) => {
      turned = today;
    }, report);
  }
}

/** An e-mail, where a mail server is named; that it was rolled back stands on the release desk and in the log in any case. */
function announceBy({ SMTP_URL, MAIL_FROM, MAIL_TO }: Environment, log: FastifyBaseLogger): Announce {
  if (!SMTP_URL) return () => {};
  const send = smtp(SMTP_URL);
  // Not where the site sends its visitors: whoever edits that need not be whom releases concern.
  const mailbox = { from: MAIL_FROM, to: MAIL_TO ?? company.mailboxes.general };
  return (taken) => {
    send({ ...rollbackMail(taken, mailbox), signal: AbortSignal.timeout(minute) }).catch((err: Error) =>
      log.error({ message: err.message }, 'the e-mail about a version that was rolled back could not be sent'),
    );
  };
}

/** The outbox of the contact form, where a mail server is named. */
function openOutbox({ SMTP_URL, MAIL_FROM, MAIL_TO }: Environment, db: Db, log: FastifyBaseLogger): Services['outbox'] {
  if (!SMTP_URL) return null;
  const send = smtp(SMTP_URL);
  return new Outbox(contactQueue(db), log, async (message, signal) => {
    const to = MAIL_TO ?? (await generalMailbox(db));
    await send({ ...contactMail(message, { from: MAIL_FROM, to }), signal });
  });
}

/** The outbox of links for passwords, where a mail server is named and it is known where the links lead to. */
function openLinkOutbox(
  { SMTP_URL, MAIL_FROM, SITE_URL }: Environment,
  db: Db,
  log: FastifyBaseLogger,
): Services['linkOutbox'] {
  if (!SMTP_URL || !SITE_URL) return null;
  const send = smtp(SMTP_URL);
  return new Outbox(linkQueue(db), log, (mail, signal) =>
    send({ ...passwordLinkMail(mail, { from: MAIL_FROM, site: SITE_URL }), signal }),
  );
}

/** The outbox of e-mails about sign-ins from new browsers, where they are wanted. */
function openNoticeOutbox(
  { LOGIN_NOTICES, SMTP_URL, MAIL_FROM }: Environment,
  db: Db,
  log: FastifyBaseLogger,
): Services['noticeOutbox'] {
  if (!LOGIN_NOTICES || !SMTP_URL) return null;
  const send = smtp(SMTP_URL);
  return new Outbox(noticeQueue(db), log, (notice, signal) =>
    send({ ...loginNoticeMail(notice, { from: MAIL_FROM }), signal }),
  );
}

function waitingText(error: Error, seconds: number): string {
  if (awaitsMigrate(error)) return `waiting for \`migrate\`; looking again in ${seconds} s`;
  if (isLockTimeout(error)) return `waiting to change the tables; trying again in ${seconds} s`;
  return `the database is away; trying again in ${seconds} s. Check DATABASE_URL and that it runs`;
}

/** The outbox of e-mails about comments and approvals, where a mail server is named and it is known where their links lead to. */
function openStaffOutbox(
  { SMTP_URL, MAIL_FROM, SITE_URL }: Environment,
  db: Db,
  found: Found,
  log: FastifyBaseLogger,
): Services['staffOutbox'] {
  if (!SMTP_URL || !SITE_URL) return null;
  const send = smtp(SMTP_URL);
  return new Outbox(staffNoticeQueue(db, found), log, (notice, signal) =>
    send({ ...noticeMail(notice, { from: MAIL_FROM, site: SITE_URL }), signal }),
  );
}
