import { Button, Group, Text } from '@mantine/core';
import { useBlocker } from '@varda/platform/router';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AdminModal } from './admin-modal.tsx';
import type { LeaveGuard, Question } from './use-leave-guard.ts';

/** Above the form that it asks about. */
const aboveForms = 300;

/** Asks before unsaved input is left behind. It is there while its dialog is open: the router has room for one at a time. */
export function LeaveQuestion({ guard: { hasUnsaved, onLeft, question } }: { guard: LeaveGuard }) {
  // Another state of the list is another address of the same page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return <UnsavedInputModal question={question} />;
  const { proceed, reset } = blocker;
  const leave = () => {
    onLeft();
    proceed();
  };
  return <UnsavedInputModal question={{ keep: reset, discard: leave }} />;
}

function UnsavedInputModal({ question }: { question: Question }) {
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
