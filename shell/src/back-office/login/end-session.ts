import { call, isApiError } from '@varda/platform/http';
import { languageStore } from '@varda/platform/language';
import { redirect } from '@varda/platform/router';
import { sessionStore } from '@varda/platform/session';

/** Address of the action that ends the session. As a navigation, unsaved input gets to ask before it happens. */
export const logoutPath = '/logout';

/** Settles once the server has ended the last session, or could not be reached. */
let ending: Promise<unknown> = Promise.resolve();

/** Ends the session, here at once; the server is notified, but not waited for: it may be down. */
export function endSession(): Response {
  const session = sessionStore.getState();
  forgetSession();
  if (session.status !== 'signed-out') ending = call('POST /logout', { token: session.token, keepalive: true });
  // It may never be asked about.
  ending.catch(() => undefined);
  return redirect('/login');
}

/** Resolves with whether the session that was ended last may go on on the server: it could not be reached. */
export function mayGoOn(): Promise<boolean> {
  return ending.then(
    () => false,
    // One that has run out needs no end.
    (error) => !(isApiError(error) && error.status === 401),
  );
}

/**
 * Forgets session and language (L-05). Unsaved input stays stored for its writer: a form that is open in this tab
 * has asked, others have not.
 */
export function forgetSession(): void {
  ending = Promise.resolve();
  if (sessionStore.signOut()) languageStore.forget();
}
