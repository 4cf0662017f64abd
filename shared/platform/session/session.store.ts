import { isSamePerson } from '@varda/contract/person';
import type { Login } from '@varda/contract/session';
import { createStore } from 'zustand/vanilla';
import { safeLocalStorage } from '../storage/browser-storage.ts';

/** What somebody has done to their own account: the login page says it. */
type AccountEnd = 'deleted' | 'demoted';

/** Keys in local storage (L-02). The token is written last: other tabs read all three when it changes. */
const keys = ['name', 'role', 'token'] as const;

/**
 * `expired`: the server no longer accepts the token, but the person is still in front of the page; a login dialog
 * stands over it, and calls that were refused wait for its outcome.
 *
 * `factor-missing`: a second factor is required, and the account has none yet. A dialog asks to set one up; calls that were
 * refused wait for it.
 *
 * `replaced`: somebody else, `by`, has signed in in this browser. The page is still that of the person before, and sends
 * nothing until it is decided which of the two goes on.
 */
export type SessionState =
  | { status: 'signed-out'; because?: AccountEnd | undefined }
  | ({ status: 'signed-in' | 'expired' | 'factor-missing' } & Login)
  | ({ status: 'replaced'; by: Login } & Login);

const store = createStore<SessionState>(() => ({ status: 'signed-out' }));

/** Of a document that is one person's; see `start`. */
let loadAnew: (() => void) | undefined;
/** Token of the last one who was signed in in this document. */
let lastToken: string | null = null;

/** The session of this browser. One instance lives in the shell; remotes get it through the federation. */
export const sessionStore = {
  getState: store.getState,
  subscribe: store.subscribe,

  /**
   * Reads what an earlier visit or another tab has left in local storage, and follows other tabs from then on.
   *
   * @param load loads the document anew. A document with it belongs to one person (K-26): what they have typed, cached or
   *   still under way ends with it, and nothing of that is sent by another one
   */
  start(load?: () => void): void {
    loadAnew = load;
    readStorage();
    window.addEventListener('storage', (event) => {
      if (event.key === null || event.key === 'token') readStorage();
    });
    // Kept whole by the browser and shown again by Back, a page has heard of nothing meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) readStorage();
    });
  },

  /** Where the page is that of somebody else, it is asked about first: see `replaced`. */
  signIn(login: Login): void {
    if (store.getState().status === 'signed-out' || !isOther(login)) write(login);
    receive(login);
  },

  /** Goes on as the one who has signed in last, in a new document. */
  goOnAsOther(): void {
    const state = store.getState();
    if (state.status !== 'replaced') return;
    write(state.by);
    loadAnew?.();
  },

  /**
   * The page stays with the person whose it is; they have to sign in again. Answers the other one's token if no page holds it
   * any more: its session is to be ended.
   */
  stayWithPerson(): string | null {
    const state = store.getState();
    if (state.status !== 'replaced') return null;
    const { by, ...own } = state;
    store.setState({ ...own, status: 'expired' }, true);
    return safeLocalStorage.getItem('token') === by.token ? null : by.token;
  },

  /**
   * Forgets the session in this browser. Ending it on the server, and forgetting the language (L-05), is the caller's.
   *
   * @param because what the person has done to their own account, where that has ended the session
   * @returns whether nobody is signed in in this browser now: whoever has signed in in another tab stays
   */
  signOut(because?: AccountEnd): boolean {
    const state = store.getState();
    const stored = safeLocalStorage.getItem('token');
    const isOfOther = stored !== null && state.status !== 'signed-out' && !isSamePerson(stored, state.token);
    if (!isOfOther) for (const key of keys) safeLocalStorage.removeItem(key);
    store.setState({ status: 'signed-out', because }, true);
    return !isOfOther;
  },

  /** The server has refused `token`; a newer one that has come in meanwhile stays. */
  expire(token: string): void {
    const state = store.getState();
    if (isOpen(state) && state.token === token) store.setState({ ...state, status: 'expired' }, true);
  },

  /** The server wants a second factor of the account whose `token` is, before anything else. */
  requireFactor(token: string): void {
    const state = store.getState();
    if (state.status === 'signed-in' && state.token === token)
      store.setState({ ...state, status: 'factor-missing' }, true);
  },

  /** The account has its second factor now: what waits goes on. */
  factorAdded(): void {
    const state = store.getState();
    if (state.status === 'factor-missing') store.setState({ ...state, status: 'signed-in' }, true);
  },

  /**
   * Resolves with the next valid token of the person whose `token` is, or with `null` when there will be none: they have
   * given up, or somebody else is here.
   */
  renewed(token: string): Promise<string | null> {
    return new Promise((resolve) => {
      const settle = (state: SessionState) => {
        if (state.status !== 'signed-out' && state.status !== 'signed-in') return false;
        const isOwn = state.status === 'signed-in' && isSamePerson(state.token, token);
        resolve(isOwn ? state.token : null);
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
  if (current.status !== 'signed-out' && current.status !== 'replaced' && current.token === token) return;
  receive({ token, name: name ?? '', role: role === 'admin' ? 'admin' : 'user' });
}

/** Whether the server still takes the token. */
function isOpen(state: SessionState): state is { status: 'signed-in' | 'factor-missing' } & Login {
  return state.status === 'signed-in' || state.status === 'factor-missing';
}

function write(login: Login) {
  for (const key of keys) safeLocalStorage.setItem(key, login[key]);
}

function isOther({ token }: Login): boolean {
  return loadAnew !== undefined && lastToken !== null && !isSamePerson(token, lastToken);
}

function receive(login: Login) {
  const current = store.getState();
  if (!isOther(login)) {
    lastToken = login.token;
    store.setState({ status: 'signed-in', ...login }, true);
  } else if (current.status === 'signed-out') {
    // Nothing is open here that anybody has to be asked about, but requests of the last one may be still under way.
    loadAnew?.();
  } else {
    const { token, name, role } = current;
    store.setState({ status: 'replaced', token, name, role, by: login }, true);
  }
}
