import { cookieIn, cookieText } from '@varda/contract/cookie';
import { begunCookie, doneCookie } from '@varda/contract/cookie-names';
import { languageSchema } from '@varda/contract/localized';
import type { SingleSignOnOutcome } from '@varda/contract/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../database/open-database.ts';
import { ruleTexts } from '../../http/error-texts.ts';
import { HttpError } from '../../http/http-error.ts';
import { requestLanguage } from '../../http/request-language.ts';
import type { Handle } from '../../http/routes.ts';
import { logSecurity } from '../../http/security-log.ts';
import type { LoginLimits } from '../login-limits.ts';
import { hasAnyFactor } from '../second-factors.repository.ts';
import { findSession, hashToken } from '../sessions.repository.ts';
import { SignIn, type SignInServices } from '../sign-in.ts';
import { accountFor, type Refusal } from './account-of-identity.ts';
import { begunSignIn, Cancelled, callbackPath, type Identity, IdentityProvider } from './identity-provider.ts';
import type { SingleSignOnSettings } from './settings.ts';

interface SingleSignOnServices extends SignInServices {
  /** `null` where it is off. */
  singleSignOn: SingleSignOnSettings | null;
  loginLimits: LoginLimits;
}

/** How long these cookies last, in seconds. */
const begunFor = 600;
const doneFor = 60;

/** The language is that of the page that led to the issuer: the way back says nothing of it. */
const storedSignIn = begunSignIn.extend({ from: z.string(), language: languageSchema });
/** The page of the back office that was asked for; the login page follows it if it is one. */
const startQuery = z.object({ from: z.string().max(2_000).catch('') });

/**
 * Single sign-on (U-07). The browser goes to the issuer and comes back as a navigation, which cannot put anything into local storage,
 * where sessions are: the login page gets its session by a call of its own, with a cookie that no script sees.
 */
export function singleSignOnRoutes(app: FastifyInstance, handle: Handle, db: Db, services: SingleSignOnServices): void {
  const settings = services.singleSignOn;
  handle('GET /login/single-sign-on', async () => ({ name: settings?.name ?? null }));

  handle('POST /login/single-sign-on', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const token = cookieIn(request.headers.cookie, doneCookie, request.protocol === 'https');
    const session = token ? await findSession(db, hashToken(token)) : undefined;
    if (!token || !session) throw new HttpError('unauthenticated', { message: ruleTexts.single_sign_on_failed });
    keep(request, reply, doneCookie, '', 0);
    return { token, name: session.name, role: session.role };
  });

  if (!settings) return;
  const provider = new IdentityProvider(settings);

  app.get('/login/single-sign-on/start', { schema: { hide: true } }, async (request, reply) => {
    const { from } = startQuery.parse(request.query);
    try {
      await services.loginLimits.countChallenge(request.ip);
      const language = requestLanguage(request);
      const { url, begun } = await provider.begin(language);
      keep(request, reply, begunCookie, encoded({ ...begun, from, language }), begunFor);
      return redirect(reply, url.href);
    } catch (error) {
      request.log.error({ message: messageOf(error) }, 'single sign-on could not begin');
      return toLogin(request, reply, 'failed', from);
    }
  });

  app.get(callbackPath, { schema: { hide: true } }, async (request, reply) => {
    const begun = decoded(cookieIn(request.headers.cookie, begunCookie, request.protocol === 'https'));
    try {
      if (!begun) throw new Error('the browser has begun no sign-in, or more than ten minutes ago');
      const identity = await provider.finish(request.url.slice(request.url.indexOf(callbackPath)), begun);
      const signIn = new SignIn(services, request, begun.language);
      const started = await startSessionOf(db, signIn, settings, identity, request);
      if (typeof started === 'string') {
        logSecurity(request, 'login_failed', { reason: started });
        return toLogin(request, reply, 'refused', begun.from);
      }
      await signIn.finish(db, reply, { hasFactor: await hasAnyFactor(db, started.userId) });
      keep(request, reply, doneCookie, started.token, doneFor);
      return toLogin(request, reply, 'done', begun.from);
    } catch (error) {
      if (error instanceof Cancelled) return toLogin(request, reply, 'cancelled', begun?.from ?? '');
      request.log.warn({ message: messageOf(error) }, 'single sign-on failed');
      return toLogin(request, reply, 'failed', begun?.from ?? '');
    }
  });
}

function startSessionOf(
  db: Db,
  signIn: SignIn,
  settings: SingleSignOnSettings,
  identity: Identity,
  request: FastifyRequest,
): Promise<{ userId: string; token: string } | Refusal> {
  return db.transaction().execute(async (tx) => {
    const found = await accountFor(tx, identity, settings, request.id);
    if (typeof found === 'string') return found;
    const { account, isNew, roleBefore } = found;
    const { _id: by, name, role } = account;
    if (isNew) logSecurity(request, 'account_created', { by, account: by, role });
    if (role !== roleBefore) logSecurity(request, 'role_changed', { by, account: by, role, roleBefore });
    logSecurity(request, 'login', { by });
    return { userId: by, token: (await signIn.start(tx, { id: by, name, role })).token };
  });
}

/** The login page says what has become of it, and goes on to where somebody wanted to. */
function toLogin(request: FastifyRequest, reply: FastifyReply, outcome: SingleSignOnOutcome, from: string) {
  keep(request, reply, begunCookie, '', 0);
  return redirect(reply, `/login?${new URLSearchParams({ sso: outcome, ...(from && { from }) })}`);
}

function redirect(reply: FastifyReply, address: string) {
  return reply.header('cache-control', 'no-store').redirect(address, 302);
}

function keep({ protocol }: FastifyRequest, reply: FastifyReply, name: string, value: string, age: number): void {
  reply.header('set-cookie', cookieText(name, value, protocol === 'https', { age, httpOnly: true }));
}

function encoded(value: z.infer<typeof storedSignIn>): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decoded(text: string | undefined): z.infer<typeof storedSignIn> | null {
  try {
    return storedSignIn.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Of a failed exchange, which says more in its cause. Neither holds a token. */
function messageOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
