import type { Language } from '@varda/contract/language';
import type { Login } from '@varda/contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { wideNetworkOf } from '../http/rate-limit.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Outbox } from '../mail/outbox.ts';
import { readAccountRules } from './account-rules.repository.ts';
import { browserName } from './browser-name.ts';
import { browserToken, noteBrowser, setBrowserCookie } from './known-browsers.ts';
import { askForNotice, type LoginNotice } from './login-notices.repository.ts';
import { startSession } from './sessions.repository.ts';
import { setProofCookie } from './staff-proof.ts';
import { type Account, accountItem } from './users.repository.ts';

export interface SignInServices {
  /** `SITE_SECRET`, which api and shell share. */
  siteSecret: string | undefined;
  /** Tells of sign-ins from new browsers; `null` where nobody wants that. */
  noticeOutbox: Outbox<LoginNotice> | null;
}

/** One sign-in, by whatever it is that somebody has shown who they are. */
export class SignIn {
  readonly #services: SignInServices;
  readonly #request: FastifyRequest;
  readonly #language: Language;
  readonly #browser: string;

  /** @param language of an e-mail that tells of it */
  constructor(services: SignInServices, request: FastifyRequest, language = requestLanguage(request)) {
    this.#services = services;
    this.#request = request;
    this.#language = language;
    this.#browser = browserToken(request);
  }

  /** Starts a session, in the transaction that has made sure of the account. */
  async start(tx: Db, account: Pick<Account, 'id' | 'name' | 'role'>): Promise<Login> {
    const { headers, ip, id: requestId } = this.#request;
    const origin = { ...browserName(headers['user-agent']), network: wideNetworkOf(ip) };
    if (this.#services.noticeOutbox && (await noteBrowser(tx, account.id, this.#browser)))
      await askForNotice(tx, account.id, { ...origin, language: this.#language });
    const by = { userId: account.id, name: account.name, requestId };
    await noteActivity(tx, { action: 'sign_in', entity: 'users', item: accountItem(account) }, by);
    return { token: await startSession(tx, account.id, origin), name: account.name, role: account.role };
  }

  /** What the browser gets once the session is stored. */
  async finish(db: Db, reply: FastifyReply, { hasFactor }: { hasFactor: boolean }): Promise<void> {
    // Who still has to set a factor up gets the proof with the first call after that.
    if (hasFactor || !(await readAccountRules(db)).secondFactor)
      setProofCookie(this.#services.siteSecret, this.#request, reply);
    if (!this.#services.noticeOutbox) return;
    setBrowserCookie(this.#request, reply, this.#browser);
    this.#services.noticeOutbox.wake();
  }
}
