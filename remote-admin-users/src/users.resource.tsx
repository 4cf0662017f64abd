import { dateColumn, textColumn } from '@varda/shared/admin/columns';
import type { Resource } from '@varda/shared/admin/resource';
import { newUser, type User, userChange } from '@varda/shared/contract/users';
import { call } from '@varda/shared/http';
import { RoleCell } from './role-cell.tsx';
import { UserFields, type UserValues } from './user-fields.tsx';
import { usersList } from './users.list.ts';

export const usersResource: Resource<User, UserValues> = {
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
  empty: { name: '', email: '', password: '', currentPassword: '', role: 'user' },
  valuesOf: ({ name, email, role }) => ({ name, email, password: '', currentPassword: '', role }),
  secret: ['password', 'currentPassword'],
  created: newUser,
  changed: userChange,

  create: ({ currentPassword: _, ...body }) => call('POST /register', { body }),
  update: ({ _id: id, __v: ifMatch }, body) => call('PUT /users/:id', { params: { id }, ifMatch, body }),
  remove: ({ _id: id }) => call('DELETE /users/:id', { params: { id } }),
};
