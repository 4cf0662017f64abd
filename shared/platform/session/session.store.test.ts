import { type SessionState, sessionStore } from './session.store.ts';

const ana = { token: 'ana.1', name: 'Ana', role: 'admin' } as const;
const boris = { token: 'boris.1', name: 'Boris', role: 'user' } as const;

const loadAnew = jest.fn();
const stored = () => ['token', 'name', 'role'].map((key) => localStorage.getItem(key));

/** What this tab sees when another one has signed in, or out. */
function inAnotherTab(login: object | null) {
  for (const key of ['name', 'role', 'token'] as const) {
    if (login) localStorage.setItem(key, (login as typeof ana)[key]);
    else localStorage.removeItem(key);
  }
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStore.start(loadAnew);
  sessionStore.signOut();
  // Each test begins in a document of Ana's.
  sessionStore.start();
  sessionStore.signIn(ana);
  sessionStore.start(loadAnew);
  loadAnew.mockClear();
});

test('[K-26] the same person signs in again, here or in another tab, and what waits goes on', async () => {
  sessionStore.expire('ana.1');
  const waiting = sessionStore.renewed('ana.1');
  sessionStore.signIn({ ...ana, token: 'ana.2' });
  expect(await waiting).toBe('ana.2');
  sessionStore.expire('ana.2');
  const again = sessionStore.renewed('ana.2');
  inAnotherTab({ ...ana, token: 'ana.3' });
  expect(await again).toBe('ana.3');
  expect(loadAnew).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['in the login dialog', () => sessionStore.signIn(boris)],
  ['in another tab', () => inAnotherTab(boris)],
  ['with a token that does not tell whose it is', () => inAnotherTab({ ...boris, token: 'opaque' })],
])('[K-26] somebody else who signs in %s replaces nobody before it is decided', (_, signIn) => {
  sessionStore.expire('ana.1');
  const states: SessionState['status'][] = [];
  const stop = sessionStore.subscribe(({ status }) => states.push(status));
  signIn();
  stop();
  expect(states.at(-1)).toBe('replaced');
  expect(states).not.toContain('signed-in');
  expect(sessionStore.getState()).toMatchObject({ ...ana, status: 'replaced', by: { name: 'Boris' } });
  expect(loadAnew).not.toHaveBeenCalled();
  sessionStore.goOnAsOther();
  expect(stored().slice(1)).toEqual(['Boris', 'user']);
  expect(loadAnew).toHaveBeenCalledTimes(1);
});

test('[K-26] whoever stays logs in again; the session that nobody wants is named, so that it can be ended', () => {
  sessionStore.expire('ana.1');
  sessionStore.signIn(boris);
  expect(stored()).toEqual(['ana.1', 'Ana', 'admin']);
  expect(sessionStore.stayWithPerson()).toBe('boris.1');
  expect(sessionStore.getState()).toEqual({ ...ana, status: 'expired' });
  inAnotherTab(boris);
  expect(sessionStore.stayWithPerson()).toBeNull();
  expect(sessionStore.getState()).toEqual({ ...ana, status: 'expired' });
});

test('[K-26] after a logout nobody else goes on in the document; who has gone gets no token of theirs', async () => {
  sessionStore.expire('ana.1');
  const waiting = sessionStore.renewed('ana.1');
  sessionStore.signOut();
  expect(await waiting).toBeNull();
  sessionStore.signIn(boris);
  expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
  expect(stored()).toEqual(['boris.1', 'Boris', 'user']);
  expect(loadAnew).toHaveBeenCalledTimes(1);
});

test('[K-26] public pages are nobody’s and follow whoever is signed in', async () => {
  sessionStore.start();
  inAnotherTab(boris);
  expect(sessionStore.getState()).toEqual({ ...boris, status: 'signed-in' });
  expect(await sessionStore.renewed('ana.1')).toBeNull();
});

test('[K-26] whoever logs out where somebody else has signed in meanwhile takes nothing from them', () => {
  inAnotherTab(boris);
  sessionStore.stayWithPerson();
  expect(sessionStore.signOut()).toBe(false);
  expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
  expect(stored()).toEqual(['boris.1', 'Boris', 'user']);
});

test('[L-05] a page that Back shows as it was knows of a logout meanwhile', () => {
  for (const key of ['name', 'role', 'token']) localStorage.removeItem(key);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in' });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
});
