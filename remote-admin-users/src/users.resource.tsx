import { dateColumn, textColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import { newUser, type User, userChange } from '@varda/contract/users';
import { call } from '@varda/platform/http';
import type { Invitation } from './invitation.modal.tsx';
import { RoleCell } from './role-cell.tsx';
import { UserFields, type UserValues } from './user-fields.tsx';
import { usersList } from './users.list.ts';

/** @param onInvited called with an invitation that is handed over by hand */
export const usersResource = (onInvited: (invitation: Invitation) => void): Resource<User, UserValues> => ({
  name: 'users',
  namespace: 'admin-users',
  list: usersList,
  columns: [
    textColumn<User>('name', { strong: true }),
    textColumn<User>('email'),
    { key: 'role', Cell: RoleCell, width: 140 },
    dateColumn<User>('createdAt'),
  ],
  nameOf: ({ name }) => name,

  Fields: UserFields,
  empty: {
    name: '',
    email: '',
    password: '',
    currentPassword: '',
    invitation: false,
    role: 'user',
    secondFactor: false,
    restrictions: [],
  },
  width: 'lg',
  valuesOf: ({ name, email, role, secondFactor, restrictions = [] }) => ({
    name,
    email,
    password: '',
    currentPassword: '',
    invitation: false,
    role,
    secondFactor,
    restrictions,
  }),
  secret: ['password', 'currentPassword'],
  created: newUser,
  changed: userChange,

  create: async ({ currentPassword: _, restrictions, ...values }, { signal }) => {
    const body = { ...values, restrictions: [...restrictions] };
    const { invitationToken, ...created } = await call('POST /register', { body, signal });
    if (invitationToken) onInvited({ name: created.name, token: invitationToken });
    return created;
  },
  update: ({ _id: id, __v: ifMatch }, { restrictions, ...changes }, { signal }) => {
    const body = { ...changes, ...(restrictions && { restrictions: [...restrictions] }) };
    return call('PUT /users/:id', { params: { id }, ifMatch, body, signal });
  },
  remove: ({ _id: id }) => call('DELETE /users/:id', { params: { id } }),
});
