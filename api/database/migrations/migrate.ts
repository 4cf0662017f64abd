import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isLockTimeout, tablesInUse } from '../database-errors.ts';
import { isPostgres } from '../engine.ts';
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
import * as idempotencyKeys from './014-idempotency-keys.ts';
import * as tokenOwners from './016-token-owners.ts';
import * as legalPages from './018-legal-pages.ts';
import * as leaflets from './024-leaflets.ts';
import * as searchFolding from './026-search-folding.ts';
import * as revisionsOfParts from './027-revisions-of-parts.ts';
import * as editHistory from './028-edit-history.ts';
import * as trash from './029-trash.ts';
import * as productForms from './031-product-forms.ts';
import * as presence from './033-presence.ts';
import * as passwordLinks from './034-password-links.ts';
import * as activity from './035-activity.ts';
import * as browsers from './036-browsers.ts';
import * as secondFactors from './037-second-factors.ts';
import * as accountRules from './041-account-rules.ts';
import * as answeredMessages from './042-answered-messages.ts';
import * as passkeys from './044-passkeys.ts';
import * as accessTokens from './045-access-tokens.ts';
import * as restrictions from './047-restrictions.ts';
import * as addedRemotes from './050-added-remotes.ts';
import * as drafts from './051-drafts.ts';
import * as requestsOfVersions from './054-requests-of-versions.ts';
import * as siteItems from './056-site-items.ts';
import * as previews from './057-previews.ts';
import * as schedules from './058-schedules.ts';
import * as productsByLeaflets from './059-products-by-leaflets.ts';
import * as approvals from './061-approvals.ts';
import * as comments from './062-comments.ts';
import * as versionsByPerson from './063-versions-by-person.ts';
import * as savedViews from './064-saved-views.ts';
import * as media from './065-media.ts';
import * as answeringAccounts from './066-answering-accounts.ts';
import * as announcements from './067-announcements.ts';
import * as productsNarrowed from './068-products-narrowed.ts';
import * as identities from './070-identities.ts';
import * as productsFiltered from './071-products-filtered.ts';
import * as notices from './074-notices.ts';
import * as productsRefiltered from './075-products-refiltered.ts';
import * as trashSearched from './076-trash-searched.ts';
import * as activityByAction from './077-activity-by-action.ts';
import * as trashOffSite from './078-trash-off-site.ts';
import * as mediaSorted from './079-media-sorted.ts';

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
  '014-idempotency-keys': idempotencyKeys,
  '016-token-owners': tokenOwners,
  '018-legal-pages': legalPages,
  '024-leaflets': leaflets,
  '026-search-folding': searchFolding,
  '027-revisions-of-parts': revisionsOfParts,
  '028-edit-history': editHistory,
  '029-trash': trash,
  '031-product-forms': productForms,
  '033-presence': presence,
  '034-password-links': passwordLinks,
  '035-activity': activity,
  '036-browsers': browsers,
  '037-second-factors': secondFactors,
  '041-account-rules': accountRules,
  '042-answered-messages': answeredMessages,
  '044-passkeys': passkeys,
  '045-access-tokens': accessTokens,
  '047-restrictions': restrictions,
  '050-added-remotes': addedRemotes,
  '051-drafts': drafts,
  '054-requests-of-versions': requestsOfVersions,
  '056-site-items': siteItems,
  '058-schedules': schedules,
  '057-previews': previews,
  '059-products-by-leaflets': productsByLeaflets,
  '061-approvals': approvals,
  '062-comments': comments,
  '063-versions-by-person': versionsByPerson,
  '064-saved-views': savedViews,
  '065-media': media,
  '066-answering-accounts': answeringAccounts,
  '067-announcements': announcements,
  '068-products-narrowed': productsNarrowed,
  '070-identities': identities,
  '071-products-filtered': productsFiltered,
  '074-notices': notices,
  '075-products-refiltered': productsRefiltered,
  '076-trash-searched': trashSearched,
  '077-activity-by-action': activityByAction,
  '078-trash-off-site': trashOffSite,
  '079-media-sorted': mediaSorted,
};

/** Names of all migrations, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/** The tables are those of a newer version of this program. */
export class NewerTables extends Error {}

/** The tables are not yet those of this version of the program, and it is not the one to change them. */
export class OlderTables extends Error {}

/** There are no tables yet. */
export class NoTables extends OlderTables {}

/**
 * Brings the tables up to date. Several processes may do so at the same time.
 *
 * @throws NewerTables when they are ahead of this program
 */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<void> {
  await executedHere(db);
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw isLockTimeout(error) ? tablesInUse() : error;
}

/**
 * @throws OlderTables when tables are not up to date
 * @throws NewerTables when they are ahead of this program
 */
export async function requireLatest<T>(db: Kysely<T>): Promise<void> {
  const executed = await executedHere(db);
  const Missing = executed.length === 0 ? NoTables : OlderTables;
  if (migrationNames.some((name) => !executed.includes(name)))
    throw new Missing('the tables are not up to date: npm run migrate -w api brings them there');
}

async function executedHere<T>(db: Kysely<T>): Promise<string[]> {
  const executed = await executedMigrations(db);
  if (executed.some((name) => !(name in migrations)))
    throw new NewerTables(
      'the database is newer than this version of the program. Start the newer version, or restore a dump that was made before.',
    );
  return executed;
}

async function executedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  return (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map(({ name }) => name);
}

/** Brings empty tables to the state after one migration. */
export async function migrateTo<T>(db: Kysely<T>, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
}

function migratorOf<T>(db: Kysely<T>): Migrator {
  // A database may have a later migration already when an earlier number comes in: each is about tables of its own.
  return new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true });
}

async function getMigrations(): Promise<Record<string, Migration>> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, { ...migration, up: withoutHoldingUp(migration) }]),
  );
}

/**
 * PostgreSQL lets no reader of a table pass a change of it that waits, and one that waits for a backup waits for minutes: it gives up
 * soon, and `openDatabase` tries again. All migrations are one transaction, and the longer limit of its connection is back after it.
 */
function withoutHoldingUp({ up }: Migration): Migration['up'] {
  return async (db) => {
    if (isPostgres(db)) await sql`set local lock_timeout = '2s'`.execute(db);
    await up(db);
  };
}
