import type { HealthProblem } from '@varda/contract/health';
import { isEnding } from '@varda/server/listen';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { withTimeout } from '../database/with-timeout.ts';
import type { Handle } from '../http/routes.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';

export function healthRoutes(handle: Handle, db: Db, pictures: PictureLibrary): void {
  handle('GET /health', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { failures, others } = await checkWhole(db, pictures);
    const ready = failures.length === 0 && !isEnding(request.server);
    if (!ready) reply.status(503);
    return { live: true, ready, problems: [...failures, ...others] };
  });
}

/**
 * `/health` of every service, for what sends requests here: 503 once the server ends, and not for what all replicas lack together, as a
 * proxy would be left without any of them, and visitors without what is answered all the same. That goes to the log.
 */
export function probeRoute(app: FastifyInstance, db: Db, pictures: PictureLibrary): void {
  /** What has been logged last: health is asked for every few seconds. */
  let logged = '';
  let checking = false;
  app.get('/health', (_, reply) => {
    reply.status(isEnding(app) ? 503 : 200).header('cache-control', 'no-store');
    if (!checking) void log();
    return { live: true };
  });

  async function log() {
    checking = true;
    const { failures, reasons } = await check(db, pictures);
    checking = false;
    const state = failures.toSorted().join();
    if (state === logged) return;
    logged = state;
    if (failures.length === 0) app.log.info('ready again');
    else app.log.error({ problems: failures, reasons }, 'not ready');
  }
}

/** What the site cannot do without, and what is wrong with its pictures beside that. */
export async function siteProblems(db: Db, pictures: PictureLibrary): Promise<HealthProblem[]> {
  const { failures, others } = await checkWhole(db, pictures);
  return [...failures, ...others];
}

async function checkWhole(db: Db, pictures: PictureLibrary) {
  const { failures } = await check(db, pictures);
  // A storage that does not answer would be waited for once more, and longer.
  const isSilent = failures.includes('storage_unavailable');
  return { failures, others: isSilent ? [] : await pictures.problems() };
}

/** As long as a storage has for its answer: probes wait little longer. */
const databaseTimeoutMs = 3_000;

async function check(db: Db, pictures: PictureLibrary) {
  const failures: HealthProblem[] = [];
  const reasons: string[] = [];
  const failed = (problem: (error: NodeJS.ErrnoException) => HealthProblem) => (error: NodeJS.ErrnoException) => {
    failures.push(problem(error));
    reasons.push(error.message);
  };
  await Promise.all([
    withTimeout(databaseTimeoutMs, sql`select 1`.execute(db)).catch(failed(() => 'database_unavailable')),
    pictures.store.check().catch(failed(storageProblem)),
  ]);
  return { failures, reasons };
}

function storageProblem({ code }: NodeJS.ErrnoException): HealthProblem {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'storage_full';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return 'storage_read_only';
  return 'storage_unavailable';
}
