import type { RowForm } from '@varda/admin/resource';
import { type ListedUser, newUser, userChange } from '@varda/contract/users';
import { call } from '@varda/platform/http';
import { sessionStore } from '@varda/platform/session';
import type { Invitation } from './invitation.modal.tsx';
import { isOwnAccount } from './own-account.ts';
import { UserFields, type UserValues } from './user-fields.tsx';

/** @param onInvited called with an invitation that was made */
export const usersForm = (onInvited: (invitation: Invitation) => void): RowForm<ListedUser, UserValues> => ({
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
  valuesOf: ({ name, email, role, secondFactor = false, restrictions = [] }) => ({
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
    if (invitationToken !== undefined) onInvited({ ...created, token: invitationToken });
    return created;
  },
  update: async ({ _id: id, __v: ifMatch }, { restrictions, ...changes }, { signal }) => {
    const body = { ...changes, ...(restrictions && { restrictions: [...restrictions] }) };
    const { invitationToken, ...changed } = await call('PUT /users/:id', { params: { id }, ifMatch, body, signal });
    if (invitationToken !== undefined) onInvited({ ...changed, token: invitationToken });
    // The server has ended the sessions of an account whose role has changed.
    if (changes.role === 'user' && isOwnAccount(id)) sessionStore.signOut('demoted');
    return changed;
  },
});
