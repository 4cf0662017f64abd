import { z } from 'zod';

/** Codes of an error answer and the HTTP status of each (S-02). */
export const errorStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  factor_required: 403,
  not_found: 404,
  conflict: 409,
  changed_meanwhile: 409,
  key_reused: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The code that says best what a status means. */
export function codeOfStatus(status: number): ErrorCode {
  const exact = (Object.keys(errorStatus) as ErrorCode[]).find((code) => errorStatus[code] === status);
  return exact ?? (status >= 400 && status < 500 ? 'malformed' : 'internal');
}

/**
 * The body of every error answer. `error` and `message` are the same text: clients of vacancies read the one, others the other
 * (S-02). `code` is for programs: `key_reused` says that the `Idempotency-Key` came with another request before, which was carried out. `fields` has a message for each field that is refused, by its path: `name.mk`. With
 * `changed_meanwhile`, `current` is the entity as it is stored now.
 */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
  requestId: z.string().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;

/** What every error body has at least. */
export function errorBodyOf(code: ErrorCode, text: string): ErrorBody {
  return { error: text, message: text, code };
}
