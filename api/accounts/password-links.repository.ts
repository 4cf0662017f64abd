import { randomBytes } from 'node:crypto';
import type { Language } from '@varda/contract/language';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { claimDue } from '../mail/outbox.repository.ts';
import type { Queue } from '../mail/outbox.ts';
import { hashToken } from './sessions.repository.ts';
import { type Account, findAccount } from './users.repository.ts';

export type LinkPurpose = 'invitation' | 'recovery';

const hour = 60 * 60_000;
/** How long a link works from when it is made, in milliseconds; an e-mail that could not be sent for as long is given up. */
const linkLasts = { invitation: 24 * hour, recovery: hour } satisfies Record<LinkPurpose, number>;

interface AskedLink {
  email: string;
  purpose: LinkPurpose;
  language: Language;
}

export interface LinkMail extends AskedLink {
  id: string;
  name: string;
  token: string;
}

/** Asks for the e-mail with a link, due at once. Whether there is such an account is looked up when it is sent. */
export async function askForLink(tx: Db, asked: AskedLink): Promise<void> {
  const moment = now();
  await tx
    .insertInto('password_links')
    .values({ id: newId(), ...asked, attempts: 0, due_at: moment, created_at: moment })
    .execute();
}

/** Makes a link that is handed over by hand, and answers its token. */
export async function makeLink(tx: Db, asked: AskedLink): Promise<string | null> {
  const id = newId();
  await tx
    .insertInto('password_links')
    .values({ id, ...asked, attempts: 0, due_at: null, created_at: now() })
    .execute();
  const account = await findAccount(tx, asked.email);
  return account ? setToken(tx, id, asked, account) : null;
}

async function setToken(db: Db, id: string, { email, purpose }: AskedLink, account: Account): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .updateTable('password_links')
    .set({
      token_hash: linkHash(token, email, account),
      expires_at: new Date(Date.now() + linkLasts[purpose]).toISOString(),
    })
    .where('id', '=', id)
    .execute();
  // The id leads to the row, as the hash depends on the account.
  return `${id}.${token}`;
}

/** Of another password or address the hash is another one: a link ends with those that it was made for. */
function linkHash(token: string, email: string, { password_hash }: Account): string {
  return hashToken(`${token} ${email} ${password_hash}`);
}

/** The account that a link is for, if it still works. */
export async function findByLink(
  db: Db,
  link: string,
): Promise<{ account: Account; email: string; purpose: LinkPurpose } | undefined> {
  const [id = '', token = ''] = link.split('.');
  const row = await db
    .selectFrom('password_links')
    .select(['email', 'purpose', 'token_hash'])
    .where('id', '=', id)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  const account = row && (await findAccount(db, row.email));
  if (!account || row.token_hash !== linkHash(token, row.email, account)) return undefined;
  return { account, email: row.email, purpose: row.purpose };
}

/** Links that are still to be sent have no end yet that counts. */
export async function removeEndedLinks(db: Db): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<', now()).where('due_at', 'is', null).execute();
}

/** All of an address, whether it has an account or not. */
export async function deleteLinksOf(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('password_links').where('email', '=', email).execute();
}

/** Takes the invitations of an address away; whether one of them was still open, or to be sent. */
export async function takeInvitations(tx: Db, email: string): Promise<boolean> {
  const rows = await tx
    .deleteFrom('password_links')
    .where('email', '=', email)
    .where('purpose', '=', 'invitation')
    .returning(['due_at', 'expires_at'])
    .execute();
  return rows.some(({ due_at, expires_at }) => due_at !== null || (expires_at !== null && expires_at > now()));
}

/** E-mails with links. The token is made when one is sent: it is stored nowhere but in the e-mail. */
export function linkQueue(db: Db): Queue<LinkMail> {
  const remove = (id: string) => db.deleteFrom('password_links').where('id', '=', id).execute();
  return {
    async next() {
      for (;;) {
        const claimed = await claimDue(db, 'password_links');
        if (!claimed) return undefined;
        const { id, attempts } = claimed;
        const row = await db
          .selectFrom('password_links')
          .select(['email', 'purpose', 'language', 'created_at'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!row) continue;
        const account = await findAccount(db, row.email);
        if (!account) {
          await remove(id);
          continue;
        }
        const { created_at, ...asked } = row;
        const token = await setToken(db, id, asked, account);
        const giveUpAt = Date.parse(created_at) + linkLasts[row.purpose];
        return { id, attempts, giveUpAt, item: { ...asked, id, name: account.name, token } };
      }
    },
    async settle(id, outcome) {
      if (outcome === 'failed') await remove(id);
      else await db.updateTable('password_links').set({ due_at: null }).where('id', '=', id).execute();
    },
    async postpone(id, until) {
      await db.updateTable('password_links').set({ due_at: until.toISOString() }).where('id', '=', id).execute();
    },
  };
}
