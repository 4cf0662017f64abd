import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfDay, startOfDay } from './days.ts';

test('[E-09] days of a filter are those of Skopje, also where clocks are set', () => {
  assert.equal(startOfDay('2026-07-01'), '2026-06-30T22:00:00.000Z');
  assert.equal(startOfDay('2026-12-01'), '2026-11-30T23:00:00.000Z');
  assert.deepEqual(
    [startOfDay('2026-03-29'), endOfDay('2026-03-29')],
    ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  );
  assert.deepEqual(
    [startOfDay('2026-10-25'), endOfDay('2026-10-25')],
    ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  );
});
