import type { ReleaseEvent } from '@varda/contract/releases';
import { lastMove, liveBefore, stepBack } from './release-history.ts';

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(12)) as [string, string, string];

/** Newest last, for reading. */
function after(...moves: (readonly [ReleaseEvent['action'], string | null])[]) {
  const events = moves.map(([action, version], index) => {
    return { _id: `${index}`, action, version, at: '2026-11-01T10:00:00.000Z', by: 'Ana', byId: null };
  });
  return { events: events.reverse() as ReleaseEvent[] };
}

test('[F-02] a roll-back leads to the version that was live before', () => {
  expect(liveBefore(after())).toBeUndefined();
  expect(liveBefore(after(['live', one]))).toBeNull();
  expect(liveBefore(after(['live', one], ['canary', two], ['live', three]))).toBe(one);
  expect(liveBefore(after(['live', one], ['live', two], ['rolled_back', one]))).toBe(two);
});

test('[F-02] nothing is rolled back to that was live before the remote was taken out and added again', () => {
  const anew = [
    ['added', null],
    ['live', one],
    ['live', two],
    ['removed', null],
    ['added', null],
  ] as const;
  expect(liveBefore(after(...anew))).toBeUndefined();
  expect(lastMove(after(...anew))).toBeUndefined();
  expect(liveBefore(after(...anew, ['live', three]))).toBeNull();
  expect(liveBefore(after(...anew, ['live', three], ['live', two]))).toBe(three);
  // A deployment that has the remote by now keeps its releases.
  expect(liveBefore(after(['added', null], ['live', one], ['live', two], ['removed', null]))).toBe(one);
});

test('[I-06] a version that was rolled back is not rolled back to', () => {
  const takenBack = after(['live', one], ['live', two], ['live', three], ['taken_back', two]);
  expect(liveBefore(takenBack)).toBe(one);
  expect(lastMove(takenBack)?.action).toBe('taken_back');
  expect(liveBefore(after(['live', one], ['taken_back', null]))).toBeUndefined();
});

const step = (...moves: Parameters<typeof after>) => stepBack({ ...after(...moves), canary: null });

test('[F-02] a rollback is one step: the next one leads neither forth to what was left nor back twice', () => {
  expect(step(['live', one], ['live', two])).toEqual({ live: one });
  expect(step(['live', one], ['live', two], ['rolled_back', one])).toBeUndefined();
  expect(step(['live', one], ['live', two], ['live', three], ['taken_back', two])).toBeUndefined();
  expect(step(['live', one], ['live', two], ['rolled_back', one], ['live', three])).toEqual({ live: one });
  expect(step()).toBeUndefined();
});

test('[F-02] a rollback while a canary runs ends that, and what is live stays', () => {
  const canary = { version: two, share: 10, staff: false };
  expect(stepBack({ ...after(['live', one], ['canary', two]), canary })).toEqual({ canary: null });
  expect(stepBack({ ...after(['canary', two]), canary })).toEqual({ canary: null });
  expect(step(['live', one], ['live', three], ['canary', two], ['canary_ended', two])).toBeUndefined();
});
