export { type CallOptions, call } from './api-client.ts';
export { ApiError, isApiError, isRefusal, messageOf } from './api-error.ts';
export { type Surroundings, takeSurroundingsFrom } from './surroundings.ts';
