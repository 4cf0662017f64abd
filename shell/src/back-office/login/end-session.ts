import { draftsAtWork } from '@varda/shared/admin/drafts-at-work';
import { call } from '@varda/shared/http';
import { languageStore } from '@varda/shared/language';
import { redirect } from '@varda/shared/router';
import { sessionStore } from '@varda/shared/session';

/** Address of the action that ends the session. As a navigation, unsaved input gets to ask before it happens. */
export const logoutPath = '/logout';

/** Ends the session, here at once; the server is told, but not waited for: it may be down. */
export function endSession(): Response {
  void call('POST /logout').catch(() => undefined);
  forgetSession();
  return redirect('/login');
}

/**
 * Forgets session, language (L-05) and drafts in this browser. Drafts of forms that are open in other tabs stay, for their
 * writer: nobody has been asked about them.
 */
export function forgetSession(): void {
  // Asked ahead of the rest: the other tabs leave their forms as soon as they hear of it.
  const kept = draftsAtWork();
  sessionStore.signOut();
  languageStore.forget();
  void import(/* webpackChunkName: "drafts" */ '@varda/shared/admin/drafts').then(async ({ removeAllDrafts }) =>
    removeAllDrafts(await kept),
  );
}
