import type { ListedUser, User } from '@varda/contract/users';
import { HttpError } from '../http/http-error.ts';
import type { SignedIn } from './sessions.repository.ts';

type Viewer = Pick<SignedIn, 'role'>;

/** Accounts as somebody sees them: how they sign in and what they may not do is for admins alone. */
export function listedFor({ role }: Viewer, users: readonly User[]): ListedUser[] {
  if (role === 'admin') return [...users];
  return users.map(({ secondFactor: _, restrictions: __, ...user }) => user);
}

/**
 * Filters would tell what the list leaves out.
 *
 * @throws HttpError `forbidden` where they ask for that and it is no admin
 */
export function requireAdminForFilters({ role }: Viewer, query: { secondFactor?: unknown; access?: unknown }): void {
  const asksForMore = query.secondFactor !== undefined || query.access !== undefined;
  if (asksForMore && role !== 'admin') throw new HttpError('forbidden');
}
