import { Checkbox, PasswordInput, Select } from '@mantine/core';
import { TextLineInput } from '@varda/admin/form';
import { useAccount } from '@varda/admin/permissions';
import type { FieldsProps } from '@varda/admin/resource';
import { bounds, shortestPassword } from '@varda/contract/bounds';
import type { Permission } from '@varda/contract/permissions';
import type { Role } from '@varda/contract/users';
import { type ListedUser, roles } from '@varda/contract/users';
import { PermissionsInput } from './permissions/permissions-input.tsx';
import { useTexts } from './texts/use-texts.ts';

export interface UserValues {
  name: string;
  email: string;
  password: string;
  /** Asked for where somebody changes the e-mail address or the password of their own account. */
  currentPassword: string;
  /** A link by which the person chooses a password: for a new account instead of one, for another until they have. */
  invitation: boolean;
  role: Role;
  secondFactor: boolean;
  restrictions: readonly Permission[];
}

export function UserFields({ form, row }: FieldsProps<ListedUser, UserValues>) {
  const { t } = useTexts();
  const account = useAccount();
  const isOwn = row !== null && row._id === account?._id;
  return (
    <>
      <TextLineInput
        longest={bounds.name}
        label={t('users.fields.name')}
        autoComplete="off"
        withAsterisk
        {...form.getInputProps('name')}
      />
      <TextLineInput
        longest={bounds.email}
        label={t('users.fields.email')}
        type="email"
        autoComplete="off"
        withAsterisk
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={t('users.fields.password')}
        description={row ? t('users.passwordKept') : t('users.passwordRule', { count: shortestPassword })}
        autoComplete="new-password"
        withAsterisk={row === null && !form.values.invitation}
        disabled={form.values.invitation}
        visibilityToggleButtonProps={{ 'aria-label': t('users.showPassword') }}
        visibilityToggleFocusable
        {...form.getInputProps('password')}
      />
      {!isOwn && (
        <Checkbox
          label={row ? t('users.inviteAnew') : t('users.invite')}
          description={row ? t('users.inviteAnewHint') : t('users.inviteHint')}
          {...form.getInputProps('invitation', { type: 'checkbox' })}
          onChange={({ currentTarget: { checked } }) => {
            form.setFieldValue('invitation', checked);
            if (checked) form.setFieldValue('password', '');
            form.clearFieldError('password');
          }}
        />
      )}
      {isOwn && (form.isDirty('email') || form.values.password !== '') && (
        <PasswordInput
          label={t('users.fields.currentPassword')}
          description={t('users.currentPasswordRule')}
          autoComplete="current-password"
          withAsterisk
          visibilityToggleButtonProps={{ 'aria-label': t('users.showPassword') }}
          visibilityToggleFocusable
          {...form.getInputProps('currentPassword')}
        />
      )}
      {row?.secondFactor && !isOwn && (
        <Checkbox
          label={t('users.fields.secondFactor')}
          description={t('users.secondFactorHint')}
          {...form.getInputProps('secondFactor', { type: 'checkbox' })}
        />
      )}
      <Select
        label={t('users.fields.role')}
        data={roles.map((role) => ({ value: role, label: t(`users.roles.${role}`) }))}
        allowDeselect={false}
        description={isOwn && row.role === 'admin' && form.values.role !== 'admin' ? t('users.ownRole') : undefined}
        withAsterisk
        {...form.getInputProps('role')}
      />
      <PermissionsInput {...form.getInputProps('restrictions')} />
    </>
  );
}
