import { now } from '../../database/ids.ts';
import type { Db } from '../../database/open-database.ts';
import type { Identity } from './identity-provider.ts';

/** The account that somebody has signed in to before. */
export async function accountOfIdentity(tx: Db, { issuer, subject }: Identity): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Whether an account is somebody's of an issuer; without one, of any. */
export async function hasIdentity(tx: Db, userId: string, issuer?: string): Promise<boolean> {
  let found = tx.selectFrom('identities').select('subject').where('user_id', '=', userId);
  if (issuer !== undefined) found = found.where('issuer', '=', issuer);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function linkIdentity(tx: Db, userId: string, { issuer, subject }: Identity): Promise<void> {
  await tx.insertInto('identities').values({ issuer, subject, user_id: userId, created_at: now() }).execute();
}
