import { automaticActor } from '@varda/contract/automatic-actor';
import { readByRollback } from '@varda/contract/release-actions';
import { vitalsRetentionDays } from '@varda/contract/vitals';
import { forgetOldBrowsers } from './accounts/known-browsers.ts';
import { removeEndedChallenges } from './accounts/passkeys.repository.ts';
import { removeEndedLinks } from './accounts/password-links.repository.ts';
import { sessionDays } from './accounts/sessions.repository.ts';
import { forgetOldMessages } from './contact-messages/contact-messages.repository.ts';
import { clockOf } from './database/clock.ts';
import { now } from './database/ids.ts';
import type { Db } from './database/open-database.ts';
import { removeEndedPresence } from './presence/presence.repository.ts';
import { forgetOldVisits } from './releases/watch.repository.ts';
import { emptyTrash } from './trash/trash.repository.ts';

export interface Retention {
  /** How many days it is stored unless the setting says otherwise, and at most. */
  days: number;
  least?: number;
  most: number;
  /** Null where files go with the rows. @param oldest what was made before this moment goes */
  remove: ((db: Db, oldest: string) => Promise<unknown>) | null;
}

/**
 * What visitors and staff leave behind, by the variable of the environment that says for how many days it is stored. Removed pictures and
 * uploads go by `PictureLibrary.tidy`, with their files.
 */
export const retention = {
  /** Messages of the contact form, applications among them, with an e-mail that has not gone out. The form and the privacy page name the standard. */
  MESSAGES_DAYS: {
    days: 365,
    most: 3650,
    remove: forgetOldMessages,
  },
  /** Who has released what. What a rollback reads stays without the person. */
  RELEASE_EVENTS_DAYS: {
    days: 365,
    most: 3650,
    remove: async (db, oldest) => {
      await db
        .deleteFrom('release_events')
        .where('at', '<', oldest)
        .where('action', 'not in', readByRollback)
        .execute();
      await db
        .updateTable('release_events')
        .set({ by: '', by_id: null })
        .where('at', '<', oldest)
        .where('by', 'not in', ['', automaticActor])
        .execute();
    },
  },
  /** Edits of what staff write, with the pictures that only they show. */
  HISTORY_DAYS: {
    days: 730,
    most: 3650,
    remove: (db, oldest) => db.deleteFrom('versions').where('at', '<', oldest).execute(),
  },
  /** Who did what: the activity log, and what was scheduled and is over. */
  ACTIVITY_DAYS: {
    days: 730,
    most: 3650,
    remove: async (db, oldest) => {
      await db.deleteFrom('activity').where('at', '<', oldest).execute();
      const settled = ['done', 'failed', 'cancelled'];
      await db.deleteFrom('schedules').where('state', 'in', settled).where('settled_at', '<', oldest).execute();
    },
  },
  /**
   * Sessions from their beginning, however much they are used; those that nobody uses end earlier (`accounts/sessions.repository.ts`). The setting can only
   * shorten it: a session has its end, `sessionDays` after the login, from its beginning.
   */
  SESSION_DAYS: {
    days: sessionDays,
    most: sessionDays,
    remove: (db, oldest) =>
      db
        .deleteFrom('sessions')
        .where((is) => is.or([is('created_at', '<', oldest), is('expires_at', '<=', now())]))
        .execute(),
  },
  /** What staff have deleted; removed pictures lie in a trash of the storage for as long. */
  TRASH_DAYS: { days: 30, least: 0, most: 3650, remove: emptyTrash },
  /** Uploads that wait for the text that is to show them. */
  UPLOAD_DAYS: { days: 30, most: 3650, remove: null },
  /** Counts of visits. The setting can only shorten it: the call that reads them takes no more days than the standard (`vitalsQuery`). */
  VITALS_DAYS: {
    days: vitalsRetentionDays,
    most: vitalsRetentionDays,
    remove: async (db, oldest) => {
      await db.deleteFrom('vitals').where('day', '<', oldest.slice(0, 10)).execute();
      await forgetOldVisits(db);
    },
  },
  /** Keys by which a request that comes again is known. */
  IDEMPOTENCY_DAYS: {
    days: 1,
    most: 30,
    remove: (db, oldest) => db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute(),
  },
} satisfies Record<string, Retention>;

/** What ends by itself, without a setting: without these it would stay until the next of its kind comes. */
const ended: readonly ((db: Db) => Promise<void>)[] = [
  removeEndedLinks,
  removeEndedChallenges,
  forgetOldBrowsers,
  async (db) => removeEndedPresence(db, (await clockOf(db)).toISOString()),
];

export type RetentionDays = Record<keyof typeof retention, number>;

const day = 24 * 60 * 60_000;

/** Removes what has been stored for long enough. One thing that cannot be removed now holds up no other. */
export async function removeOld(db: Db, days: RetentionDays, report: (error: Error) => void): Promise<void> {
  for (const [name, { remove }] of Object.entries(retention) as [keyof RetentionDays, Retention][])
    await remove?.(db, new Date(Date.now() - days[name] * day).toISOString()).catch(report);
  for (const remove of ended) await remove(db).catch(report);
}
