import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAccount } from '@varda/admin/permissions';
import { shortestPassword } from '@varda/contract/bounds';
import type { PasswordChange } from '@varda/contract/session';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { showErrors } from './show-errors.ts';

interface Props {
  onChanged: () => void;
  onCancel: () => void;
}

/** Asks for the present password and a new one. What the server refuses is said at its field. */
export function PasswordForm({ onChanged, onCancel }: Props) {
  const { t } = useBackOfficeTexts();
  const account = useAccount();
  const form = useForm<PasswordChange>({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: {
      currentPassword: (typed) => (typed === '' ? t('password.required') : null),
      newPassword: (typed) =>
        typed.length < shortestPassword ? t('password.tooShort', { count: shortestPassword }) : null,
    },
  });

  const change = useMutation({
    mutationFn: (body: PasswordChange) => call('PUT /password', { body }),
    onSuccess: onChanged,
    onError: (error) => showErrors(form, isApiError(error) ? error.fields : {}),
  });
  const isOfNoField = !isApiError(change.error) || Object.keys(change.error.fields).length === 0;

  const reveal = { visibilityToggleButtonProps: { 'aria-label': t('login.reveal') }, visibilityToggleFocusable: true };
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (body) => change.mutate(body),
        (wrong) => showErrors(form, wrong),
      )}
    >
      <Stack gap="md">
        {/* Tells password managers whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
        <PasswordInput
          label={t('password.current')}
          name="current-password"
          autoComplete="current-password"
          required
          data-autofocus
          {...reveal}
          {...form.getInputProps('currentPassword')}
        />
        <PasswordInput
          label={t('password.new')}
          description={t('password.rule', { count: shortestPassword })}
          name="new-password"
          autoComplete="new-password"
          required
          {...reveal}
          {...form.getInputProps('newPassword')}
        />
        {change.error && isOfNoField && (
          <Alert color="red" role="alert">
            {messageOf(change.error, t('password.failed'))}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={onCancel} disabled={change.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('password.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
