/** @jest-environment node */

import { setTimeout as pause } from 'node:timers/promises';
import type { FinishedPage } from '../ssr/page-renderer.ts';
import { PageCache } from './page-cache.ts';

const page = (html: string, more: Partial<FinishedPage> = {}): FinishedPage => ({
  html,
  status: 200,
  headers: {},
  rendered: true,
  ...more,
});

async function textOf(made: ReturnType<PageCache['page']>) {
  return `${await (await made).text.as(null)}.`;
}

const never = () => new Promise<FinishedPage>(() => undefined);

test('[F-02] a page is made once, also for many at a time, until the content changes', async () => {
  const cache = new PageCache({ mostStaleMs: 0 });
  let made = 0;
  const make = async () => page(`made ${++made}`);
  const both = await Promise.all([textOf(cache.page('/', 1, make)), textOf(cache.page('/', 1, make))]);
  expect(both).toEqual(['made 1.', 'made 1.']);
  expect(await textOf(cache.page('/', 1, make))).toBe('made 1.');
  expect(await textOf(cache.page('/', 2, make))).toBe('made 2.');
  expect(await textOf(cache.page('/about', 2, make))).toBe('made 3.');
});

test('[K-04] after a change of the content a page is made anew aside, once, and its visitors get the one before it meanwhile', async () => {
  const cache = new PageCache({ mostStaleMs: 60_000 });
  await cache.page('/', 1, async () => page('old'));
  const { promise, resolve } = Promise.withResolvers<FinishedPage>();
  const make = jest.fn(() => promise);
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await textOf(cache.page('/', 2, make))).toBe('old.');
  expect(await textOf(cache.page('/', 3, () => Promise.reject(new Error('broken'))))).toBe('old.');
  expect(make).toHaveBeenCalledTimes(1);
  resolve(page('new'));
  while ((await textOf(cache.page('/', 2, make))) !== 'new.') await promise;
  expect(make).toHaveBeenCalledTimes(1);
});

test('[F-02] a page that takes as long as it may wait for the api shows what staff have saved', async () => {
  const cache = new PageCache({ mostStaleMs: 0 });
  await cache.page('/', 1, async () => page('old'));
  const slow = () => pause(800, page('new'));
  expect(await textOf(cache.page('/', 2, slow))).toBe('new.');
});

test('[F-05] a page that cannot be made now is shown as it was, and so is one that takes its time', async () => {
  const cache = new PageCache({ mostStaleMs: 0 });
  await cache.page('/', 1, async () => page('old'));
  expect(await textOf(cache.page('/', 2, async () => page('for the browser', { rendered: false })))).toBe('old.');
  expect(await textOf(cache.page('/', 3, never))).toBe('old.');
  expect(await textOf(cache.page('/', null, never))).toBe('old.');
});

test('[F-05] a page that is no longer there is not shown as it was', async () => {
  const cache = new PageCache({ mostStaleMs: 0 });
  await cache.page('/', 1, async () => page('old'));
  expect(await textOf(cache.page('/', 2, async () => page('not found', { status: 404 })))).toBe('not found.');
  const unknown = await cache.page('/', null, async () => page('for the browser', { rendered: false }));
  expect(unknown.rendered).toBe(false);
});

test.each([
  ['what there is not', page('x', { status: 404 }), 1],
  ['what the browser has to fill', page('x', { rendered: false }), 1],
  ['what nobody knows the revision of', page('x'), null],
])('[F-05] not kept: %s', async (_, made, revision) => {
  const cache = new PageCache();
  const make = jest.fn(async () => made);
  await cache.page('/', revision, make);
  await cache.page('/', revision, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('[F-05] a failure is nobody’s page, and the next one tries again', async () => {
  const cache = new PageCache();
  await expect(cache.page('/', 1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await textOf(cache.page('/', 1, async () => page('whole')))).toBe('whole.');
});

test('[F-02] what was asked for longest ago makes room', async () => {
  const cache = new PageCache({ bytes: 300 });
  const make = jest.fn(async () => page('x'.repeat(100)));
  for (const key of ['/a', '/b', '/a', '/c', '/a']) await cache.page(key, 1, make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.page('/b', 1, make);
  expect(make).toHaveBeenCalledTimes(4);
});
