import { sessionStore } from '@varda/platform/session';
import { call } from './api-client.ts';
import { makeFirstCalls } from './first-calls.ts';

const users = '/api/users?page=1&limit=5&lang=en';
const ana = { token: 'ana.1', name: 'Ana', role: 'admin' } as const;

let asked: jest.SpyInstance;
let answers: Response[];

beforeEach(() => {
  answers = [];
  asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => answers.shift() ?? Response.json({ at: 'last' }));
  localStorage.clear();
  globalThis.firstCalls = undefined;
  sessionStore.start();
  sessionStore.signIn(ana);
  sessionStore.start(() => undefined);
});

const rows = () => call('GET /users', { query: { page: 1, limit: 5, lang: 'en' } });

test('[A-02] rows that the document has asked for are not asked for again, and once only', async () => {
  answers = [Response.json({ at: 'first' })];
  makeFirstCalls([users], 'en');
  expect(asked).toHaveBeenCalledWith(users, {
    headers: { authorization: 'Bearer ana.1', 'accept-language': 'en' },
  });
  expect(await rows()).toEqual({ at: 'first' });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await rows()).toEqual({ at: 'last' });
});

test('[A-02] rows from before a change are not given to whoever asks after it', async () => {
  answers = [Response.json({ at: 'first' }), Response.json({ done: true })];
  makeFirstCalls([users], 'en');
  await call('DELETE /users/:id', { params: { id: 'one' } });
  expect(await rows()).toEqual({ at: 'last' });
});

test('[A-02] rows that are used long after the document are asked for anew', async () => {
  answers = [Response.json({ at: 'first' })];
  makeFirstCalls([users], 'en');
  jest.spyOn(performance, 'now').mockReturnValue(600_000);
  expect(await rows()).toEqual({ at: 'last' });
});

test('[K-26] what was asked in the name of one is not given to another', async () => {
  answers = [Response.json({ at: 'first' })];
  makeFirstCalls([users], 'en');
  sessionStore.signIn({ ...ana, token: 'ana.2' });
  expect(await rows()).toEqual({ at: 'last' });
});

test('[K-26] a session that has ended by then waits for a login, as ever', async () => {
  answers = [Response.json({ code: 'unauthenticated' }, { status: 401 })];
  makeFirstCalls([users], 'en');
  const asking = rows();
  await new Promise<void>((resolve) => {
    const stop = sessionStore.subscribe(({ status }) => {
      if (status !== 'expired') return;
      stop();
      resolve();
    });
  });
  sessionStore.signIn({ ...ana, token: 'ana.2' });
  expect(await asking).toEqual({ at: 'last' });
});

test('[A-02] a document without a network fails as its rows do, and another try asks anew', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  makeFirstCalls([users], 'en');
  await expect(rows()).rejects.toMatchObject({ status: 0 });
  expect(await rows()).toEqual({ at: 'last' });
});

test.each([
  ['nobody is signed in', () => localStorage.removeItem('token'), [users]],
  ['the page is in another language than the document', () => localStorage.setItem('lang', 'mk'), [users]],
  ['the screen asks for nothing', () => undefined, []],
])('[A-02] nothing is asked for where %s', (_, arrange, paths) => {
  arrange();
  makeFirstCalls(paths, 'en');
  expect(asked).not.toHaveBeenCalled();
});
