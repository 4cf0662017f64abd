import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { seeded } from '../test/random.ts';
import { BrokenHistory, undone, undoOf } from './undo.ts';

test('[K-21] whatever was made of a text, an undo restores it', () => {
  const random = seeded(7);
  const some = ['<p>', '</p>', 'доза', 'mg', ' ', '5', '⁶', '𝔘', '\n', 'е\u0301', '®'];
  const text = (length: number) => Array.from({ length }, () => some[random.below(some.length)]).join('');
  for (let round = 0; round < 300; round += 1) {
    const before = text(random.below(80));
    const at = random.below(before.length + 1);
    const after = [text(random.below(60)), before.slice(0, at) + text(random.below(4)) + before.slice(at + 3)][
      round % 2
    ];
    assert.deepEqual(undone({ text: after }, undoOf({ text: before }, { text: after })), { text: before });
  }
});

test('[K-21] a step of before there were parts leads back; one from another text is no way', () => {
  const step = { start: 4, tail: 6, put: 'two', sum: crc32('one two three') };
  assert.deepEqual(undone({ text: 'one 2 three' }, { text: step }), { text: 'one two three' });
  assert.throws(() => undone({ text: 'by hand' }, { text: step }), BrokenHistory);
});
