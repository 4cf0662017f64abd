import { sessionStore } from '@varda/platform/session';
import { finishSingleSignOn } from './finish-single-sign-on.ts';

const ana = { token: 'ana.1', name: 'Ana', role: 'user' } as const;

let answer: Response;

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer);
  sessionStore.signOut();
});

const goesTo = async (search: string) =>
  (await finishSingleSignOn(new URL(`https://varda.example/login?${search}`))).headers.get('location');

test('[U-07] whoever has come back is signed in, and is where they wanted to be, in the back office alone', async () => {
  answer = Response.json(ana);
  expect(await goesTo('sso=done&from=%2Fadmin%2Fabout')).toBe('/admin/about');
  expect(sessionStore.getState()).toEqual({ status: 'signed-in', ...ana });
  answer = Response.json(ana);
  expect(await goesTo('sso=done&from=https%3A%2F%2Fevil.example')).toBe('/admin/users');
});

test('[U-07] a session that cannot be used any more is said so, and ends no other one', async () => {
  sessionStore.signIn(ana);
  answer = Response.json({ code: 'unauthenticated' }, { status: 401 });
  expect(await goesTo('sso=done&from=%2Fadmin%2Fabout')).toBe('/login?sso=failed&from=%2Fadmin%2Fabout');
  expect(sessionStore.getState().status).toBe('signed-in');
});
