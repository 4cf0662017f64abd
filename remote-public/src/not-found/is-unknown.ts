import { isApiError } from '@varda/platform/http';

/** Whether an address names what is not there. 400, 422: what stands in it cannot be an id at all. */
export function isUnknown(error: unknown): boolean {
  return isApiError(error) && [400, 404, 422].includes(error.status);
}
