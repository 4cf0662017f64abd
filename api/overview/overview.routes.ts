import { seenAreas } from '../accounts/permissions.ts';
import type { Found } from '../comments/commented-item.ts';
import type { Db } from '../database/open-database.ts';
import { countDrafts } from '../drafts/drafts.repository.ts';
import { siteProblems } from '../health/health.routes.ts';
import type { Handle } from '../http/routes.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { countSchedules } from '../schedules/shown-schedules.repository.ts';
import { countMessages, countTrash, countUntranslated, lastChanges } from './overview.repository.ts';
import { waitingFor } from './waiting.ts';

interface Services {
  db: Db;
  pictures: PictureLibrary;
  trashDays: number;
}

/** What waits in the areas that the account sees. */
export function overviewRoutes(handle: Handle, { db, pictures, trashDays }: Services, found: Found): void {
  handle('GET /overview', async ({ session }) => {
    const seen = seenAreas(session);
    const [untranslated, messages, changes, drafts, schedules, trash, problems, waiting] = await Promise.all([
      countUntranslated(db, seen),
      seen.includes('contacts') ? countMessages(db) : null,
      lastChanges(db, seen),
      countDrafts(db, seen),
      countSchedules(db, seen),
      countTrash(db, seen, trashDays),
      siteProblems(db, pictures),
      waitingFor(db, found, session),
    ]);
    const site = { problems, failedMails: messages?.failedMails ?? null };
    return { untranslated, unreadMessages: messages?.unread ?? null, changes, drafts, schedules, trash, waiting, site };
  });
}
