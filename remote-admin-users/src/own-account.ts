import { removeUnsavedOf } from '@varda/admin/unsaved';
import { personOf, sessionStore } from '@varda/platform/session';

/** Whether an account is that of whoever is signed in. */
export function isOwnAccount(id: string): boolean {
  const session = sessionStore.getState();
  return session.status !== 'signed-out' && personOf(session.token) === id;
}

/** Ends the session of an account that is deleted, where it is one's own. */
export async function leaveDeleted(id: string): Promise<void> {
  if (!isOwnAccount(id)) return;
  sessionStore.signOut('deleted');
  // Nobody can go on with it, not in forms of other tabs either.
  await removeUnsavedOf(id);
}
