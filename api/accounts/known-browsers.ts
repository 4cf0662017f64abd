import { randomBytes } from 'node:crypto';
import { cookieIn, cookieText } from '@varda/contract/cookie';
import { browserCookie } from '@varda/contract/cookie-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { hashToken } from './sessions.repository.ts';

/** For how many days after its last sign-in a browser is known; browsers keep no cookie for longer. */
const days = 400;
const daySeconds = 24 * 60 * 60;

/** What the browser of a request is known by; a new one where it is not known yet. */
export function browserToken({ headers, protocol }: FastifyRequest): string {
  const known = cookieIn(headers.cookie, browserCookie, protocol === 'https') ?? '';
  return /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
}

export function setBrowserCookie({ protocol }: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header(
    'set-cookie',
    cookieText(browserCookie, token, protocol === 'https', { age: days * daySeconds, httpOnly: true }),
  );
}

/**
 * Notes that an account was signed in to in a browser.
 *
 * @returns whether it is new for the account. The very first one is not: nothing follows from it
 */
export async function noteBrowser(tx: Db, userId: string, token: string): Promise<boolean> {
  const browser = { user_id: userId, browser_hash: hashToken(token) };
  await forgetOldBrowsers(tx);
  const known = await tx.selectFrom('known_browsers').select('browser_hash').where('user_id', '=', userId).execute();
  await tx
    .insertInto('known_browsers')
    .values({ ...browser, seen_at: now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet({ seen_at: now() }))
    .execute();
  return known.length > 0 && known.every(({ browser_hash }) => browser_hash !== browser.browser_hash);
}

export async function forgetOldBrowsers(db: Db): Promise<void> {
  const oldest = new Date(Date.now() - days * daySeconds * 1000).toISOString();
  await db.deleteFrom('known_browsers').where('seen_at', '<', oldest).execute();
}
