import type { HealthProblem } from '@varda/contract/health';
import { isEnding } from '@varda/server/listen';
import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Handle } from '../http/routes.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';

export function healthRoutes(handle: Handle, db: Db, pictures: PictureLibrary): void {
  /** What the log has been told of: it is asked every few seconds. */
  let told = '';
  handle('GET /health', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { failures, reasons } = await check(db, pictures);
    const ready = failures.length === 0 && !isEnding(request.server);
    const state = failures.toSorted().join();
    if (state !== told) {
      if (failures.length === 0) request.log.info('ready again');
      else request.log.error({ problems: failures, reasons }, 'not ready');
      told = state;
    }
    if (!ready) reply.status(503);
    return { live: true, ready, problems: [...failures, ...(await pictures.problems())] };
  });
}

/** What the site cannot do without, and what is wrong with its pictures beside that. */
export async function siteProblems(db: Db, pictures: PictureLibrary): Promise<HealthProblem[]> {
  const [{ failures }, others] = await Promise.all([check(db, pictures), pictures.problems()]);
  return [...failures, ...others];
}

async function check(db: Db, pictures: PictureLibrary) {
  const failures: HealthProblem[] = [];
  const reasons: string[] = [];
  const failed = (problem: (error: NodeJS.ErrnoException) => HealthProblem) => (error: NodeJS.ErrnoException) => {
    failures.push(problem(error));
    reasons.push(error.message);
  };
  await Promise.all([
    sql`select 1`.execute(db).catch(failed(() => 'database_unavailable')),
    pictures.store.check().catch(failed(storageProblem)),
  ]);
  return { failures, reasons };
}

function storageProblem({ code }: NodeJS.ErrnoException): HealthProblem {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'storage_full';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return 'storage_read_only';
  return 'storage_unavailable';
}
