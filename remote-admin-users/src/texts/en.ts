import type { ResourceTexts } from '@varda/admin/resource';
import { adminTexts } from '@varda/admin/texts/en';
import { activity } from './activity.en.ts';
import { permissions } from './permissions.en.ts';
import { personalData } from './personal-data.en.ts';
import { releases } from './releases.en.ts';

const fetching = 'Failed to fetch users';
const creating = 'Failed to create user';
const updating = 'Failed to update user';
const deleting = 'Failed to delete user';

const users = {
  title: 'Users',
  create: 'Create User',
  edit: 'Edit User',
  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    currentPassword: 'Your current password',
    role: 'Role',
    secondFactor: 'Two-step login',
    restrictions: 'Permissions',
    createdAt: 'Created',
  },
  roles: { user: 'User', admin: 'Administrator' },
  passwordRule: 'At least {{count}} characters',
  currentPasswordRule: 'You are changing your own email address or password.',
  passwordKept: 'Leave it empty to keep the present password',
  secondFactorHint:
    'Untick it for somebody who has lost their phone and their recovery codes. The password is then enough.',
  showPassword: 'Show the password',
  invite: 'Send an invitation instead',
  inviteHint: 'The person chooses a password by a link. If this site sends no e-mail, you get the link to hand over.',
  inviteAnew: 'Send a link for a new password',
  inviteAnewHint:
    'For somebody whose invitation has ended, or who has forgotten the password; the present one works until then. If this site sends no e-mail, you get the link to hand over.',
  invitation: {
    mailed: 'A link to choose a password goes to {{email}}.',
    title: 'Link for a new password',
    hint: 'With this link {{name}} chooses a password. It works once, within 24 hours, and is shown only now. Send it where nobody else reads it.',
    link: 'Link',
  },
  rules: {
    secondFactor: 'Require two-step login of everybody',
    secondFactorHint: 'Whoever has not set it up is asked to do so at once, and can do nothing else before.',
    required: 'Two-step login is now required.',
    optional: 'Two-step login is no longer required.',
    failed: 'This could not be saved. Please try again.',
  },
  approval: {
    title: 'Approval of changes',
    hint: 'In these areas, whoever may write but not publish can ask for approval of a draft.',
    fourEyes: 'Four eyes: nobody approves what they have written or asked for',
    saved: 'The rules of approval are saved.',
  },
  ownRole: 'This is your own account. After saving you are logged out, and can no longer manage accounts.',
  deletion: {
    final: 'The account is deleted for good: it cannot be taken back.',
    own: 'This is your own account. It is deleted for good: you are logged out at once and cannot log in again.',
    ownAmong:
      'Your own account is among them. All are deleted for good, yours last: then you are logged out at once and cannot log in again.',
  },
  adminsOnly: 'Only administrators can add, change or delete users.',
  success: {
    created: 'User created successfully!',
    updated: 'User updated successfully!',
    deleted: 'User deleted successfully!',
  },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: creating, silent: creating },
    update: { answered: updating, silent: updating },
    delete: { answered: deleting, silent: deleting },
  },
} satisfies ResourceTexts;

export const en = { admin: adminTexts, users, activity, permissions, personalData, releases };
export default en;
