/** @jest-environment node */
import { isSame, makeProof, proofLeft, proofLife } from './staff-proof.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const secret = 'a secret of the tests, which is long enough';
const proof = makeProof(secret, now);

test('[I-04] a proof is good for its time and no longer', () => {
  expect(proofLeft(secret, proof, now)).toBe(proofLife);
  expect(proofLeft(secret, proof, now + (proofLife - 1) * 1000)).toBe(1);
  expect(proofLeft(secret, proof, now + proofLife * 1000)).toBe(0);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one of a later end', proof.replace(/^\d+/, (end) => String(Number(end) + 1))],
  ['one of another secret', makeProof('another secret', now)],
  ['a cut one', proof.slice(0, -1)],
  ['the old mark', '1'],
])('[I-04] %s proves nothing', (_, other) => {
  expect(proofLeft(secret, other, now)).toBe(0);
});

test('[I-04] secrets are the same or not, however long they are', () => {
  expect(isSame('one', 'one')).toBe(true);
  expect(isSame('one', 'one more')).toBe(false);
});
