import { Button, Modal, Text } from '@mantine/core';
import { useSubmit } from '@varda/shared/router';
import { useSession } from '@varda/shared/session';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { logoutPath } from './end-session.ts';
import { LoginForm } from './login-form.tsx';

/** Above the dialogs of pages, below the question whether to leave unsaved input behind. */
const aboveDialogs = 250;

/** Stands over the page when the server has ended the session. The page below stays as it is, and goes on afterwards. */
export function SessionDialog() {
  const { t } = useBackOfficeTexts();
  const { status } = useSession();
  const submit = useSubmit();
  return (
    <Modal.Root
      opened={status === 'expired'}
      onClose={() => undefined}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={aboveDialogs}
      centered
    >
      <Modal.Overlay />
      <Modal.Content radius="lg">
        <Modal.Body p="xl">
          <Modal.Title ff="heading" fz="h3" fw={700}>
            {t('session.expired')}
          </Modal.Title>
          <Text mt="xs" mb="lg">
            {t('session.hint')}
          </Text>
          <LoginForm />
          <Button
            variant="subtle"
            mt="md"
            fullWidth
            onClick={() => submit(null, { method: 'post', action: logoutPath })}
          >
            {t('session.giveUp')}
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
