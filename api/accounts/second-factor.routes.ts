import { noteActivity } from '../activity/activity.repository.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { once, wasMade } from '../http/idempotency.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import { requireOpenSession } from './authentication.ts';
import { browserName } from './browser-name.ts';
import { confirmPassword } from './confirm-password.ts';
import type { LoginLimits } from './login-limits.ts';
import type { PasskeyCeremonies } from './passkey-ceremonies.ts';
import {
  addPasskey,
  beginFactor,
  confirmFactor,
  isBegun,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  secondFactorOf,
} from './second-factors.repository.ts';
import type { SignedIn } from './sessions.repository.ts';
import { hasIdentity } from './single-sign-on/identities.repository.ts';
import { accountItem } from './users.repository.ts';

interface FactorParts {
  loginLimits: LoginLimits;
  passkeys: PasskeyCeremonies;
}

/** The second factor of one's own account. That of somebody else is taken away with `PUT /users/:id`. */
export function secondFactorRoutes(handle: Handle, db: Db, { loginLimits: limits, passkeys }: FactorParts): void {
  handle('GET /second-factor', async ({ session }) => ({
    ...(await secondFactorOf(db, session.userId)),
    withoutPassword: await isWithoutPassword(db, session),
  }));

  handle('POST /second-factor', async ({ body: { currentPassword }, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    if (!(await isWithoutPassword(db, session)))
      await confirmPassword({ db, limits }, session, request, currentPassword);
    const begun = await db.transaction().execute((tx) => beginFactor(tx, session));
    if (!begun) throw new HttpError('conflict', { message: ruleTexts.factor_there });
    return begun;
  });

  handle('PUT /second-factor', async ({ body: { code, secret }, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const refusal = new HttpError('invalid', { fields: { code: ruleTexts.wrong_code } });
    const { recoveryCodes, isNew } = await addFactor(db, session, 'secondFactor', refusal, async (tx) => {
      if (secret !== undefined && !(await isBegun(tx, session.userId, secret)))
        throw new HttpError('conflict', { message: ruleTexts.setup_over });
      return confirmFactor(tx, session.userId, code);
    });
    if (isNew) logSecurity(request, 'factor_added', { account: session.userId });
    return { recoveryCodes };
  });

  handle('POST /second-factor/recovery-codes', async ({ body: { currentPassword }, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    await confirmPassword({ db, limits }, session, request, currentPassword);
    const recoveryCodes = await changeFactors(db, session, 'recoveryCodes', (tx) =>
      renewRecoveryCodes(tx, session.userId),
    );
    if (!recoveryCodes) throw new HttpError('conflict', { message: ruleTexts.factor_missing });
    logSecurity(request, 'recovery_codes_renewed', { account: session.userId });
    return { recoveryCodes };
  });

  handle('POST /second-factor/removal', async ({ body: { currentPassword }, session, request }) => {
    await confirmPassword({ db, limits }, session, request, currentPassword);
    const removed = await changeFactors(db, session, 'secondFactor', (tx) => removeApp(tx, session.userId));
    if (removed) logSecurity(request, 'factor_removed', { account: session.userId });
    return { done: true };
  });

  handle('POST /passkeys/options', async ({ body: { currentPassword }, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    await confirmPassword({ db, limits }, session, request, currentPassword);
    const { browser, system } = browserName(request.headers['user-agent']);
    const name = [browser, system].filter((part) => part !== null).join(', ');
    return { options: { ...(await passkeys.beginRegistration(request, session)) }, name };
  });

  handle('POST /passkeys', async ({ body, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    // Once it is added, the challenge of a request that comes again is used up.
    const made = (await wasMade(db)) ? undefined : await passkeys.finishRegistration(request, session.userId, body);
    const refusal = new HttpError('invalid', { message: ruleTexts.passkey_unusable });
    const { recoveryCodes, isNew } = await addFactor(
      db,
      session,
      'passkeys',
      refusal,
      async (tx) => made && addPasskey(tx, { ...made, name: body.name }),
    );
    if (isNew) logSecurity(request, 'passkey_added', { account: session.userId });
    return { recoveryCodes };
  });

  handle('POST /passkeys/:id/removal', async ({ params: { id }, body: { currentPassword }, session, request }) => {
    await confirmPassword({ db, limits }, session, request, currentPassword);
    const removed = await changeFactors(db, session, 'passkeys', (tx) => removePasskey(tx, session.userId, id));
    if (!removed) throw new HttpError('not_found');
    logSecurity(request, 'passkey_removed', { account: session.userId });
    return { done: true };
  });
}

/**
 * Whether an app is set up without the password: whoever signs in by an issuer may have none, and gets no further without a factor.
 * A passkey is not, as it opens the account alone, whatever the issuer says by then.
 */
async function isWithoutPassword(db: Db, { lacksFactor, userId }: SignedIn): Promise<boolean> {
  return lacksFactor && (await hasIdentity(db, userId));
}

/**
 * Adds a factor, once for the key of a request. Recovery codes, which come with the first one, are stored as hashes only: a request that
 * comes again, as its answer was lost, gets others in the place of those that nobody has seen.
 *
 * @throws HttpError `refusal` where nothing was added, or it was taken away meanwhile
 */
function addFactor(
  db: Db,
  session: SignedIn,
  detail: string,
  refusal: HttpError,
  add: (tx: Db) => Promise<string[] | undefined>,
): Promise<{ recoveryCodes: string[]; isNew: boolean }> {
  return withFactors(db, session, async (tx) => {
    let added: string[] | undefined;
    const { isFirst } = await once(tx, async () => {
      added = await add(tx);
      if (!added) throw refusal;
      await noteChange(tx, session, detail);
      return { isFirst: added.length > 0 };
    });
    if (added) return { recoveryCodes: added, isNew: true };
    const recoveryCodes = isFirst ? await renewRecoveryCodes(tx, session.userId) : [];
    if (!recoveryCodes) throw refusal;
    return { recoveryCodes, isNew: false };
  });
}

function changeFactors<T>(db: Db, session: SignedIn, detail: string, change: (tx: Db) => Promise<T>): Promise<T> {
  return withFactors(db, session, async (tx) => {
    const changed = await change(tx);
    if (changed) await noteChange(tx, session, detail);
    return changed;
  });
}

/** Changes what an account's logins ask for, one change at a time: recovery codes come with the first factor and go with the last. */
function withFactors<T>(db: Db, session: SignedIn, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await guard(tx, 'accounts');
    await requireOpenSession(tx, session);
    return change(tx);
  });
}

function noteChange(tx: Db, session: SignedIn, detail: string): Promise<void> {
  const item = accountItem({ id: session.userId, name: session.name });
  return noteActivity(tx, { action: 'edit', entity: 'users', item, details: [detail] }, session);
}
