import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './session.store.ts';

const signedOut: SessionState = { status: 'signed-out' };

/** The session of this browser; renders again when it changes, also from another tab. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, () => signedOut);
}

/** Whether an account may change accounts. The server decides; this is for showing it. */
export function isAdmin(session: SessionState): boolean {
  return session.status !== 'signed-out' && session.role === 'admin';
}

/** The same of this browser's account. */
export function useIsAdmin(): boolean {
  return isAdmin(useSession());
}
