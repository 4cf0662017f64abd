import { Alert, Button, Group, Text } from '@mantine/core';
import { call, messageOf } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { forgetSession } from '../login/end-session.ts';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { AccountModal } from './account.modal.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Ends all sessions of whoever is signed in, on all devices; this one too. Unlike a logout it waits for the server. */
export function LogOutEverywhereModal({ opened, onClose }: Props) {
  const { t } = useBackOfficeTexts();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('DELETE /sessions'),
    onSuccess: forgetSession,
  });
  return (
    <AccountModal title={t('account.logoutEverywhere')} opened={opened} onClose={() => !isPending && onClose()}>
      <Text>{t('everywhere.question')}</Text>
      {error && (
        <Alert color="red" role="alert" mt="md">
          {messageOf(error, t('everywhere.failed'))}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} disabled={isPending} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color="red" onClick={() => mutate()} loading={isPending}>
          {t('everywhere.confirm')}
        </Button>
      </Group>
    </AccountModal>
  );
}
