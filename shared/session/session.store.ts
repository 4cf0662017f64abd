import { createStore } from 'zustand/vanilla';
import type { Login } from '../contract/session.ts';
import type { Role } from '../contract/users.ts';
import { safeLocalStorage } from '../storage/browser-storage.ts';

/** Keys in local storage (L-02). The token is written last: other tabs read all three when it changes. */
const keys = ['name', 'role', 'token'] as const;

/**
 * `expired`: the server no longer accepts the token, but the person is still in front of the page; a login dialog
 * stands over it, and calls that were refused wait for its outcome.
 */
export type SessionState =
  | { status: 'signed-out' }
  | { status: 'signed-in' | 'expired'; token: string; name: string; role: Role };

const store = createStore<SessionState>(() => ({ status: 'signed-out' }));

/** The session of this browser. One instance lives in the shell; remotes get it through the federation. */
export const sessionStore = {
  getState: store.getState,
  subscribe: store.subscribe,

  /** Reads what an earlier visit or another tab has left in local storage, and follows other tabs from then on. */
  start(): void {
    readStorage();
    window.addEventListener('storage', (event) => {
      if (event.key === null || event.key === 'token') readStorage();
    });
  },

  signIn(login: Login): void {
    for (const key of keys) safeLocalStorage.setItem(key, login[key]);
    store.setState({ status: 'signed-in', ...login }, true);
  },

  /** Forgets the session in this browser. Ending it on the server, and forgetting the language (L-05), is the caller's. */
  signOut(): void {
    for (const key of keys) safeLocalStorage.removeItem(key);
    store.setState({ status: 'signed-out' }, true);
  },

  /** The server has refused `token`; a newer one that has come in meanwhile stays. */
  expire(token: string): void {
    const state = store.getState();
    if (state.status === 'signed-in' && state.token === token) store.setState({ ...state, status: 'expired' }, true);
  },

  /** Resolves with the next valid token, or with `null` when the person gives up. */
  renewed(): Promise<string | null> {
    return new Promise((resolve) => {
      const settle = (state: SessionState) => {
        if (state.status === 'expired') return false;
        resolve(state.status === 'signed-in' ? state.token : null);
        return true;
      };
      if (settle(store.getState())) return;
      const stop = store.subscribe((state) => {
        if (settle(state)) stop();
      });
    });
  },
};

function readStorage() {
  const [name, role, token] = keys.map((key) => safeLocalStorage.getItem(key));
  const current = store.getState();
  if (!token) {
    if (current.status !== 'signed-out') store.setState({ status: 'signed-out' }, true);
    return;
  }
  if (current.status !== 'signed-out' && current.token === token) return;
  store.setState({ status: 'signed-in', token, name: name ?? '', role: role === 'admin' ? 'admin' : 'user' }, true);
}
