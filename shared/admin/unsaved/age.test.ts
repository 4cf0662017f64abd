import { ageOf } from './age.ts';

const minute = 60_000;

test.each([
  [0, 'minutes', 1],
  [-5 * minute, 'minutes', 1],
  [59.9 * minute, 'minutes', 59],
  [60 * minute, 'hours', 1],
  [23.9 * 60 * minute, 'hours', 23],
  [49 * 60 * minute, 'days', 2],
])('[L-04] what was typed %d milliseconds ago is %s %d old', (past, unit, count) => {
  expect(ageOf(1e12, 1e12 + past)).toEqual([unit, count]);
});
