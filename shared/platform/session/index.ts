export { personOf } from '@varda/contract/person';
export { type SessionState, sessionStore } from './session.store.ts';
export { isAdmin, useIsAdmin, useSession } from './use-session.ts';
