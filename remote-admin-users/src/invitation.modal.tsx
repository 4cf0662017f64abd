import { Button, CopyButton, Group, Modal, Text, Textarea } from '@mantine/core';
import { useTexts } from './texts/use-texts.ts';

export interface Invitation {
  name: string;
  token: string;
}

interface Props {
  /** Null when there is none to hand over. */
  invitation: Invitation | null;
  onClose: () => void;
}

/** The link of an invitation where the site sends no e-mail: it is shown once, for the admin to hand over. */
export function InvitationModal({ invitation, onClose }: Props) {
  const { t } = useTexts();
  const link = `${window.location.origin}/login/new-password#${invitation?.token}`;
  return (
    <Modal
      opened={invitation !== null}
      onClose={onClose}
      title={t('users.invitation.title')}
      closeButtonProps={{ 'aria-label': t('users.invitation.close') }}
      closeOnClickOutside={false}
    >
      <Text mb="md">{t('users.invitation.hint', { name: invitation?.name ?? '' })}</Text>
      <Textarea label={t('users.invitation.link')} value={link} readOnly autosize />
      <Group justify="flex-end" gap="sm" mt="lg">
        <CopyButton value={link} timeout={3_000}>
          {({ copied, copy }) => (
            <>
              <Text role="status">{copied && t('users.invitation.copied')}</Text>
              <Button onClick={copy} data-autofocus>
                {t('users.invitation.copy')}
              </Button>
            </>
          )}
        </CopyButton>
      </Group>
    </Modal>
  );
}
