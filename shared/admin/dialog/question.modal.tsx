import { Alert, Button, Group, type MantineColor } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AdminModal } from './admin-modal.tsx';
import classes from './dialog.module.css';

interface Props {
  opened: boolean;
  title: string;
  confirm: string;
  /** What leaves everything as it is; “Cancel” where nothing is cancelled. */
  keep?: string;
  color?: MantineColor | undefined;
  /** What keeps the dialog open: it is being done. */
  isBusy: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
  zIndex?: number | undefined;
  children: ReactNode;
}

/** Asks before something is done, and says what happens then; after a failure it stays and says why. */
export function QuestionModal(props: Props) {
  const { opened, title, confirm, keep, color, isBusy, failure, onConfirm, onClose, zIndex, children } = props;
  const { t } = useAdminTexts();
  const alert = useRef<HTMLDivElement>(null);

  // Whoever has pressed the button reads on at why it failed.
  useEffect(() => {
    if (failure && !isBusy) alert.current?.focus();
  }, [failure, isBusy]);

  return (
    <AdminModal
      opened={opened}
      onClose={() => !isBusy && onClose()}
      title={title}
      isQuestion
      size="md"
      centered
      {...(zIndex && { zIndex })}
    >
      {children}
      {failure && (
        <Alert color="red" role="alert" ref={alert} tabIndex={-1} mt="md" className={classes.failure}>
          {failure}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
          {keep ?? t('form.cancel')}
        </Button>
        <Button onClick={onConfirm} loading={isBusy} {...(color && { color })}>
          {confirm}
        </Button>
      </Group>
    </AdminModal>
  );
}
