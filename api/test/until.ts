import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';

const longestWaitMs = 60_000;

/** Until something is so. Fails after a minute, which is long for a busy machine too. */
export async function until(isSo: () => boolean | Promise<boolean>, otherwise = 'nothing happened'): Promise<void> {
  const deadline = performance.now() + longestWaitMs;
  while (!(await isSo())) {
    assert.ok(performance.now() < deadline, otherwise);
    await setTimeout(20);
  }
}
