import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rangesOf } from './leaf-category-pages.ts';

const leafCategories = ['a', 'b', 'c', 'd'];
const counts = new Map([
  ['a', 3],
  ['b', 0],
  ['c', 1],
  ['d', 7],
]);
const all = leafCategories.flatMap((leafCategory) =>
  Array.from({ length: counts.get(leafCategory) ?? 0 }, (_, index) => `${leafCategory}${index + 1}`),
);

for (const order of ['asc', 'desc'] as const)
  test(`pages of any size cut the rows of all leafCategories where they would be cut one by one, ${order}`, () => {
    const rows = order === 'asc' ? all : all.toReversed();
    for (let limit = 1; limit <= all.length + 1; limit += 1)
      for (let offset = 0; offset <= all.length + 1; offset += 1) {
        const found = rangesOf(leafCategories, counts, { limit, offset }, order).flatMap(
          ({ leafCategory, first, last }) => {
            const page = Array.from({ length: last - first + 1 }, (_, index) => `${leafCategory}${first + index}`);
            return order === 'asc' ? page : page.toReversed();
          },
        );
        assert.deepEqual(found, rows.slice(offset, offset + limit), `limit ${limit}, offset ${offset}`);
      }
  });
