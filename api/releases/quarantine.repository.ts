import type { RemoteReleases } from '@varda/contract/releases';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';

/** Versions that shells do not render on their server, newest first. */
export async function listQuarantined(db: Db, remote: string): Promise<RemoteReleases['quarantined']> {
  return db
    .selectFrom('release_quarantine')
    .select(['version', 'reason', 'since'])
    .where('remote', '=', remote)
    .orderBy('since', 'desc')
    .execute();
}

/** Answers whether it was not there yet: several shells may say the same. */
export async function insertQuarantined(
  tx: Db,
  quarantined: { remote: string; version: string; reason: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('release_quarantine')
    .values({ ...quarantined, since: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Answers whether there was one. */
export async function deleteQuarantined(tx: Db, remote: string, version: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('release_quarantine')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
