import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGuessable } from './password-strength.ts';

const ana = { name: 'Ана Петрова', email: 'ana.petrova@varda-pharm.example' };

for (const password of [
  'password123',
  'qwertyuiop',
  '1234567890',
  'Welcome2026',
  'lozinka123',
  'лозинка2026',
  'Ана Петрова 1',
  'ana.petrova2026',
  'Varda Pharm 2026!',
  'вардафарм2026',
])
  test(`[K-10] ${password} is guessable`, async () => assert.equal(await isGuessable(password, ana), true));

for (const password of [
  'кафе облак писмо трамвај',
  'correct horse battery',
  'vX4-9qLm-22pt',
  'Ана сака долги прошетки',
])
  test(`[K-10] ${password} is not`, async () => assert.equal(await isGuessable(password, ana), false));

test('[K-10] of a long password the beginning is checked', async () => {
  assert.equal(await isGuessable('aaaaaaaa'.repeat(25), ana), true);
  assert.equal(await isGuessable('четири неповрзани збора, па уште '.repeat(6), ana), false);
});
