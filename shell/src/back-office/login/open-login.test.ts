import { sessionStore } from '@varda/platform/session';
import { openLogin } from './open-login.ts';

const ana = { token: 'ana.1', name: 'Ana', role: 'user' } as const;

let answer: () => Promise<Response>;
const fetched = jest.fn(() => answer());

beforeEach(() => {
  fetched.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  sessionStore.signOut();
  sessionStore.signIn(ana);
});

const goesTo = async (search: string) =>
  (await openLogin(new URL(`https://varda.example/login?${search}`)))?.headers.get('location') ?? null;

test.each(['refused', 'cancelled', 'failed'])(
  '[U-07] over a session that has ended, single sign-on that is %s ends at the login, which says why',
  async (outcome) => {
    answer = async () => Response.json({ code: 'unauthenticated' }, { status: 401 });
    expect(await goesTo(`sso=${outcome}&from=%2Fadmin%2Fabout`)).toBeNull();
    expect(sessionStore.getState()).toEqual({ status: 'expired', ...ana });
  },
);

test('[U-07] over a session that is good, or that the server says nothing of, the page goes on', async () => {
  answer = async () => Response.json({ ...ana, _id: 'ana' });
  expect(await goesTo('sso=refused&from=%2Fadmin%2Fabout')).toBe('/admin/about');
  answer = async () => Response.json({ code: 'unavailable' }, { status: 503 });
  expect(await goesTo('sso=refused&from=%2Fadmin%2Fabout')).toBe('/admin/about');
  expect(sessionStore.getState().status).toBe('signed-in');
});

test('[L-02] whoever is signed in is led past the login, and the server is not asked', async () => {
  expect(await goesTo('from=%2Fadmin%2Fabout')).toBe('/admin/about');
  sessionStore.signOut();
  expect(await goesTo('from=%2Fadmin%2Fabout')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
