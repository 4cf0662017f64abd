import { ApiError } from '@varda/platform/http';
import { isUnknown } from './is-unknown.ts';

test.each([
  [400, true],
  [404, true],
  [422, true],
  [429, false],
  [503, false],
  [0, false],
])('[P-12] an answer %i to what an address names: unknown is %s', (status, unknown) => {
  expect(isUnknown(new ApiError(status, null))).toBe(unknown);
});
