import { Hands } from '../../scripts/bench/tasks/hands.ts';
import { tasks } from '../../scripts/bench/tasks/tasks.ts';
import { expect, test } from '../fixtures/test.ts';

// The whole table: `npm run bench -- tasks`.
for (const [name, effort] of [
  ['undo a delete', { clicks: 4, keys: 0, characters: 0 }],
  ['change the hero', { clicks: 3, keys: 1, characters: 20 }],
] as const)
  test(`[E-07] the count of what a task takes is that of its screens: ${name}`, async ({ page, api, signedIn: _ }) => {
    const task = tasks.find((each) => each.name === name);
    await task?.prepare?.(api);
    await page.goto('/admin/overview?lang=en');
    const hands = new Hands(page);
    await task?.perform(hands);
    await task?.verify(api);
    expect(hands.effort).toEqual(effort);
  });
