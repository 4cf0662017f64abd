/** @jest-environment node */

import { forgetKeysAbout, requestKey } from './idempotency-keys.ts';

test('[K-06] a save whose answer was lost has the same key when it is sent again, and another one once it is answered', () => {
  const save = (name: string, version = 1) => requestKey('/api/history/1', { name }, version, true);
  const lost = save('first');
  expect(save('first').key).toBe(lost.key);
  expect(save('other').key).not.toBe(lost.key);
  expect(save('first', 2).key).not.toBe(lost.key);
  save('first').made();
  expect(save('first').key).not.toBe(lost.key);
});

test('[K-06] to set again what was set before a later change is another request', () => {
  const set = (live: string) => requestKey('/api/password', { live }, undefined, true);
  const lost = set('one');
  set('two').refused();
  expect(set('one').key).toBe(lost.key);
  set('two').made();
  expect(set('one').key).not.toBe(lost.key);
  // A create is not outdated by another one.
  const create = (name: string) => requestKey('/api/history', { name }, undefined);
  const created = create('one');
  create('two').made();
  expect(create('one').key).toBe(created.key);
});

test('[K-06] [K-22] a restore whose answer was lost is another request once the item was deleted again', () => {
  const restore = (id: string) => requestKey(`/api/trash/products/${id}/restore`, undefined, undefined);
  const [lost, other] = [restore('p-1'), restore('p-2')];
  expect(restore('p-1').key).toBe(lost.key);
  forgetKeysAbout('/api/products/p-1');
  expect(restore('p-1').key).not.toBe(lost.key);
  expect(restore('p-2').key).toBe(other.key);
});

test('[K-06] a create whose answer was lost is another request once what it made was deleted', () => {
  const create = () => requestKey('/api/history', { text: 'A stop' }, undefined);
  const lost = create();
  forgetKeysAbout('/api/dosage/d-1');
  expect(create().key).toBe(lost.key);
  forgetKeysAbout('/api/history/h-1');
  expect(create().key).not.toBe(lost.key);
});

test('[K-06] [E-01] to take an item off the site, with the answer lost, is another request once it was published again', () => {
  const [id, other] = ['0199ac1e-75c0-7a51-8a2b-3c4d5e6f7a8b', '0199ac1e-75c0-7a51-8a2b-3c4d5e6f7a8c'];
  const takeOff = (item: string) => requestKey(`/api/drafts/history/${item}`, undefined, undefined);
  const comment = () => requestKey(`/api/comments/history/${id}`, { text: 'Why?' }, undefined);
  const [lost, lostOther, lostComment] = [takeOff(id), takeOff(other), comment()];
  requestKey('/api/drafts/publication', { drafts: [{ entity: 'history', _id: id, __v: 2 }] }, undefined).made();
  expect(takeOff(id).key).not.toBe(lost.key);
  expect(takeOff(other).key).toBe(lostOther.key);
  expect(comment().key).toBe(lostComment.key);
});
