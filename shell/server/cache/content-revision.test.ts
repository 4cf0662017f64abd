/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { LocalServer } from '../testing/local-server.ts';
import { ContentRevision } from './content-revision.ts';

let api: LocalServer;
let revision: number;
let asked: number;

beforeEach(async () => {
  revision = 1;
  asked = 0;
  api = await LocalServer.start((_, response) => {
    asked += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ revision, database: 'a' }));
  });
});

afterEach(() => api.stop());

/** Longer than an answer counts. */
const untilStale = 450;

test('[F-02] a change is known within half a second, and many visitors ask once', async () => {
  const content = new ContentRevision(api.url);
  expect(await Promise.all([content.current(), content.current(), content.current()])).toEqual(
    Array(3).fill({ revision: 1, database: 'a' }),
  );
  expect(asked).toBe(1);
  revision = 2;
  await pause(untilStale);
  expect(await content.current()).toEqual({ revision: 2, database: 'a' });
});

test('[F-05] while the api is silent the last known revision counts, and there may be none', async () => {
  const { url } = api;
  const content = new ContentRevision(url);
  await content.current();
  await api.stop();
  await pause(untilStale);
  expect(await content.current()).toEqual({ revision: 1, database: 'a' });
  expect(await new ContentRevision(url).current()).toBeNull();
  api = await LocalServer.start(() => undefined);
});
