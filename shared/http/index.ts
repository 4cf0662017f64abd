export { type CallOptions, call } from './api-client.ts';
export { ApiError, isApiError, messageOf } from './api-error.ts';
