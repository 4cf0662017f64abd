import { sessionStore } from '@varda/platform/session';
import { call } from './api-client.ts';

const ana = { token: 'ana.1', name: 'Ana', role: 'admin' } as const;
const boris = { token: 'boris.1', name: 'Boris', role: 'admin' } as const;

interface Sent {
  authorization: string | null;
  body: string;
}

let sent: Sent[];
/** The server has ended the sessions of these tokens. */
let ended: string[];

beforeEach(() => {
  sent = [];
  ended = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const authorization = request.headers.get('authorization');
    sent.push({ authorization, body: await request.text() });
    const isEnded = ended.some((token) => authorization === `Bearer ${token}`);
    if (lacksFactor) return Response.json({ code: 'factor_required', message: 'Set it up.' }, { status: 403 });
    return Response.json({}, { status: isEnded || !authorization ? 401 : 200 });
  });
  sessionStore.start();
  sessionStore.signOut();
  sessionStore.signIn(ana);
  sessionStore.start(() => undefined);
});

/** Whether the account has to set a second factor up first. */
let lacksFactor = false;

const save = () =>
  call('POST /register', { body: { name: 'Of Ana', email: 'a@x.example', password: '-', role: 'user' } });
const tokens = () => sent.map(({ authorization }) => authorization);

const expired = () => until('expired');

const until = (wanted: string) =>
  new Promise<void>((resolve) => {
    const stop = sessionStore.subscribe(({ status }) => {
      if (status !== wanted) return;
      stop();
      resolve();
    });
  });

test('[K-26] a refused save goes out again for the same person', async () => {
  ended = ['ana.1'];
  const saved = save();
  await expired();
  sessionStore.signIn({ ...ana, token: 'ana.2' });
  await saved;
  expect(tokens()).toEqual(['Bearer ana.1', 'Bearer ana.2']);
});

test('[K-26] a refused save never goes out for somebody else, also if its writer comes back later', async () => {
  ended = ['ana.1'];
  const saved = save();
  await expired();
  sessionStore.signIn(boris);
  // What is asked for meanwhile waits too.
  const later = save();
  sessionStore.stayWithPerson();
  sessionStore.signIn({ ...ana, token: 'ana.2' });
  await Promise.all([saved, later]);
  expect(tokens()).toEqual(['Bearer ana.1', 'Bearer ana.2', 'Bearer ana.2']);
});

test('[K-26] a save that is still under way when its writer logs out fails, whoever is here when its answer comes', async () => {
  ended = ['ana.1'];
  sessionStore.start();
  const saved = save();
  sessionStore.signOut();
  sessionStore.signIn(boris);
  await expect(saved).rejects.toMatchObject({ status: 401 });
  expect(tokens()).toEqual(['Bearer ana.1']);
});

test('[K-26] a session that nobody uses is ended in its own name, and the page stays as it is', async () => {
  ended = ['boris.1'];
  await expect(call('POST /logout', { token: 'boris.1' })).rejects.toMatchObject({ status: 401 });
  expect(tokens()).toEqual(['Bearer boris.1']);
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', token: 'ana.1' });
});

test('[U-02] a save that wants a second factor first waits until it is set up, and goes out again', async () => {
  lacksFactor = true;
  const saved = save();
  await until('factor-missing');
  expect(localStorage.getItem('token')).toBe('ana.1');
  lacksFactor = false;
  sessionStore.factorAdded();
  await saved;
  expect(tokens()).toEqual(['Bearer ana.1', 'Bearer ana.1']);
});

test('[U-02] a save that wants a second factor first fails when its writer logs out', async () => {
  lacksFactor = true;
  const saved = save();
  await until('factor-missing');
  lacksFactor = false;
  sessionStore.signOut();
  await expect(saved).rejects.toMatchObject({ code: 'factor_required' });
  expect(sent).toHaveLength(1);
});

test('[E-08] [K-06] a call without an answer fails by a file that cannot be read any more, and is lost where all can', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    await (input as Request).text();
    throw new TypeError('Failed to fetch');
  });
  const image = new File(['a'], 'a.png');
  const body = new FormData();
  body.append('image', image);
  await expect(call('POST /media', { body })).rejects.toMatchObject({ status: 0 });
  // As Chromium does it once the file was saved again on the disk.
  jest.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await expect(call('POST /media', { body })).rejects.toMatchObject({
    status: 400,
    serverMessage: 'A file has been changed or moved since it was chosen. Choose it again.',
  });
});
