import { call, isApiError } from '@varda/platform/http';
import { redirect } from '@varda/platform/router';
import { sessionStore } from '@varda/platform/session';
import { finishSingleSignOn } from './finish-single-sign-on.ts';
import { requestedPath } from './requested-path.ts';

/** Leads whoever is signed in past the login. */
export async function openLogin(url: URL): Promise<Response | null> {
  const outcome = url.searchParams.get('sso');
  if (outcome === 'done') return finishSingleSignOn(url);
  // Back from an issuer without a session: the one of before, over which it was opened, has often ended, and the page says why there is no other.
  if (outcome) await makeSureOfSession();
  return sessionStore.getState().status === 'signed-in' ? redirect(requestedPath(url.searchParams.get('from'))) : null;
}

async function makeSureOfSession(): Promise<void> {
  const session = sessionStore.getState();
  if (session.status !== 'signed-in') return;
  try {
    // With its token, the call does not wait for another login.
    await call('GET /session', { token: session.token });
  } catch (error) {
    if (isApiError(error) && error.status === 401) sessionStore.expire(session.token);
  }
}
