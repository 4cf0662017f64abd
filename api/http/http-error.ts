import { type ErrorCode, errorStatus } from '@varda/contract/errors';
import type { Localized } from '@varda/contract/language';

interface Details {
  /** Said instead of the code's usual message. */
  message?: Localized;
  /** A message for each refused field, by its path: `name.mk`. */
  fields?: Record<string, Localized>;
  /** The entity as it is stored, for whoever wanted to change another version of it. */
  current?: unknown;
  headers?: Record<string, string>;
}

/**
 * A call that is refused; the answer says it in the language of the request.
 *
 * @example throw new HttpError('conflict', { fields: { email: ruleTexts.email_taken } });
 */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message?.en ?? code);
    this.code = code;
    this.status = errorStatus[code];
    this.details = details;
  }
}
