import type { ErrorBody } from '@varda/contract/errors';

/** Recognised by its brand: two federated copies of a class are two classes. */
const brand = 'varda.api-error';

/** A call to the api that failed. `status` 0 says that no answer came at all. */
export class ApiError extends Error {
  readonly brand = brand;
  readonly status: number;
  /** The server's message in the language of the page, if it sent one. */
  readonly serverMessage: string | null;
  /** A message for each field that was refused, by its path: `name.mk`. */
  readonly fields: Readonly<Record<string, string>>;

  /** The server's code: `changed_meanwhile`. */
  readonly code: string | null;
  /** With `changed_meanwhile`: the entity as it is stored now. */
  readonly current: unknown;
  /** With `status` 0: whether the answer was waited for as long as the client waits. */
  readonly timedOut: boolean;

  constructor(status: number, body: Partial<ErrorBody> | null, timedOut = false) {
    super(textOf(body) ?? (status === 0 ? 'No answer from the api' : `The api answered ${status}`));
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = textOf(body);
    this.fields = body?.fields ?? {};
    this.code = body?.code ?? null;
    this.current = body?.current;
    this.timedOut = timedOut;
  }
}

/** `message`, else `error`; whatever answered need not be our api. */
function textOf(body: Partial<ErrorBody> | null): string | null {
  return [body?.message, body?.error].find((text) => typeof text === 'string' && text !== '') ?? null;
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && (error as { brand?: unknown }).brand === brand;
}

/** Whether the api has answered and said no: there is no such thing, or it may not be had. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

/** What to show for a failed call: the server's message when there is one, else the text of the catalogue (S-02). */
export function messageOf(error: unknown, fallback: string): string {
  return (isApiError(error) && error.serverMessage) || fallback;
}
