import { ApiError } from '../http/api-error.ts';
import { createQueryClient } from './query-client.ts';

test.each([
  ['silence', new ApiError(0, null), true],
  ['a failure of the server', new ApiError(503, null), true],
  ['an answer that was waited for in vain', new ApiError(0, null, true), false],
  ['a refusal', new ApiError(404, null), false],
])('[P-14] whether a query is tried again by itself after %s', (_, error, again) => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean;
  expect([retry(0, error), retry(1, error)]).toEqual([again, false]);
});
