export { type CallOptions, call, download } from './api-client.ts';
export { ApiError, isApiError, isRefusal, messageOf } from './api-error.ts';
export { randomKey } from './idempotency-keys.ts';
export { type RequestContext, takeRequestContextFrom } from './request-context.ts';
