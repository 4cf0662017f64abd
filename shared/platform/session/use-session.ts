import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './session.store.ts';

const signedOut: SessionState = { status: 'signed-out' };

/** The session of this browser; renders again when it changes, also from another tab. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, () => signedOut);
}

/** Whether this account may change accounts. The server decides; this is for showing it. */
export function useIsAdmin(): boolean {
  const session = useSession();
  return session.status !== 'signed-out' && session.role === 'admin';
}
