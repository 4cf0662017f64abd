import { Button, Group, Text } from '@mantine/core';
import { useBlocker, useLocation } from '@varda/platform/router';
import { placeInHistory } from '@varda/platform/router/page-before';
import { useEffect, useRef } from 'react';
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
  const { key } = useLocation();
  const place = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has a place of its own
  useEffect(() => {
    place.current = placeInHistory();
  }, [key]);
  if (blocker.state !== 'blocked') return <UnsavedInputModal question={question} />;
  const { proceed, reset } = blocker;
  const stay = () => {
    reset();
    // Of several steps in a row the router takes one back: the browser would show the address of another page.
    const away = place.current - placeInHistory();
    if (away !== 0) window.history.go(away);
  };
  const leave = () => {
    onLeft();
    proceed();
  };
  return <UnsavedInputModal question={{ keep: stay, discard: leave }} />;
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
