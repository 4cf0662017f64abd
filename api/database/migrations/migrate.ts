import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as accounts from './001-accounts.ts';
import * as catalogue from './002-catalogue.ts';
import * as siteContent from './003-site-content.ts';
import * as contactMessages from './004-contact-messages.ts';
import * as versions from './005-versions.ts';
import * as alternativeTexts from './006-alternative-texts.ts';
import * as releases from './007-releases.ts';
import * as vitals from './008-vitals.ts';
import * as picturesInMacedonian from './011-pictures-in-macedonian.ts';
import * as takingBack from './012-taking-back.ts';
import * as storageIdentity from './013-storage-identity.ts';
import * as tokenOwners from './016-token-owners.ts';

/** Every change of the tables, in the order of the names. A migration that has been released is never edited. */
const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-catalogue': catalogue,
  '003-site-content': siteContent,
  '004-contact-messages': contactMessages,
  '005-versions': versions,
  '006-alternative-texts': alternativeTexts,
  '007-releases': releases,
  '008-vitals': vitals,
  '011-pictures-in-macedonian': picturesInMacedonian,
  '012-taking-back': takingBack,
  '013-storage-identity': storageIdentity,
  '016-token-owners': tokenOwners,
};

/** Names of all migrations, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/** The tables are those of a newer version of this program. */
export class NewerTables extends Error {}

/**
 * Brings the tables up to date. Several processes may do so at the same time.
 *
 * @throws NewerTables when they are ahead of this program
 */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error instanceof Error && /^corrupted migrations: .* is missing$/.test(error.message))
    throw new NewerTables(
      'the database has been brought up to date by a newer version of this program. Start that version, or restore a dump that was made before.',
    );
  if (error) throw error;
}

/** Brings empty tables to the state after one migration. */
export async function migrateTo<T>(db: Kysely<T>, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
}

function migratorOf<T>(db: Kysely<T>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
