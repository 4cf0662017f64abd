export { personOf } from '@varda/contract/person';
export { type SessionState, sessionStore } from './session.store.ts';
export { useIsAdmin, useSession } from './use-session.ts';
