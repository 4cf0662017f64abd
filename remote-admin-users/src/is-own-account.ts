import { personOf, sessionStore } from '@varda/platform/session';

/** Whether an account is that of whoever is signed in. */
export function isOwnAccount(id: string): boolean {
  const session = sessionStore.getState();
  return session.status !== 'signed-out' && personOf(session.token) === id;
}
