import { dateColumn, textColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import type { ListedUser } from '@varda/contract/users';
import { call } from '@varda/platform/http';
import { AccountDeletion } from './account-deletion.tsx';
import type { Invitation } from './invitation.modal.tsx';
import { isOwnAccount, leaveDeleted } from './own-account.ts';
import { RoleCell } from './role-cell.tsx';
import type { UserValues } from './user-fields.tsx';
import { usersSource } from './users.source.ts';

/** @param onInvited called with an invitation that was made */
export const usersResource = (onInvited: (invitation: Invitation) => void): Resource<ListedUser, UserValues> => ({
  name: 'users',
  namespace: 'admin-users',
  list: usersSource(),
  columns: [
    textColumn<ListedUser>('name', { strong: true }),
    textColumn<ListedUser>('email'),
    { key: 'role', Cell: RoleCell, width: 140 },
    dateColumn<ListedUser>('createdAt'),
  ],
  nameOf: ({ name }) => name,
  width: 'lg',
  form: async () => (await import(/* webpackChunkName: "users-form" */ './users.form.ts')).usersForm(onInvited),
  remove: async ({ _id: id }) => {
    await call('DELETE /users/:id', { params: { id } });
    await leaveDeleted(id);
  },
  endsSession: ({ _id: id }) => isOwnAccount(id),
  Consequences: AccountDeletion,
});
