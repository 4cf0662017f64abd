import { withRetries } from '../navigation/retry.ts';

/** The layout of screens, with what remotes take of Mantine: the login does without. */
export const loadBackOffice = () => withRetries(() => import(/* webpackChunkName: "admin" */ './back-office.tsx'));
