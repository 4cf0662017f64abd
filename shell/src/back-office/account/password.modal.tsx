import { Text } from '@mantine/core';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { useToasts } from '../use-toasts.ts';
import { AccountModal } from './account.modal.tsx';
import { PasswordForm } from './password-form.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Changes the password of whoever is signed in; their other sessions end with it. */
export function PasswordModal({ opened, onClose }: Props) {
  const { t } = useBackOfficeTexts();
  const toasts = useToasts();

  function confirm() {
    onClose();
    toasts.success(t('password.changed'));
  }

  return (
    <AccountModal title={t('account.changePassword')} opened={opened} onClose={onClose}>
      <Text mb="md">{t('password.hint')}</Text>
      <PasswordForm onChanged={confirm} onCancel={onClose} />
    </AccountModal>
  );
}
