import { Button, Group, Text } from '@mantine/core';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AdminModal } from './admin-modal.tsx';
import type { Question } from './use-leave-guard.ts';

/** Above the form that it asks about. */
const aboveForms = 300;

export function UnsavedInputModal({ question }: { question: Question }) {
  const { t } = useAdminTexts();
  return (
    <AdminModal
      opened={question !== null}
      onClose={() => question?.keep()}
      // Mantine listens at the window: the press that opened it would close it again.
      closeOnEscape={false}
      onKeyDown={({ key }) => key === 'Escape' && question?.keep()}
      title={t('unsaved.title')}
      isQuestion
      zIndex={aboveForms}
      size="sm"
      centered
    >
      <Text>{t('unsaved.question')}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => question?.discard()}>
          {t('unsaved.discard')}
        </Button>
        <Button onClick={() => question?.keep()} data-autofocus>
          {t('unsaved.keep')}
        </Button>
      </Group>
    </AdminModal>
  );
}
