import { isApiError } from '@varda/platform/http';

/** Whether a call has failed because what it is about is not there, or not there any more. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
