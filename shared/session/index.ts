export { personOf } from '../contract/person.ts';
export { type SessionState, sessionStore } from './session.store.ts';
export { useIsAdmin, useSession } from './use-session.ts';
