export { personOf } from '@varda/contract/person';
export { sessionStore } from './session.store.ts';
export { isAdmin, useIsAdmin, useSession } from './use-session.ts';
