import { Button, Group, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { AdminModal, useAdminTexts, useLast } from '@varda/admin/components';
import type { ContactMessage } from '@varda/contract/contact-messages';
import { useTexts } from '../texts/use-texts.ts';
import { Answered, receivedColumn } from './message-cells.tsx';
import classes from './messages.module.css';
import { replyLink } from './reply-link.ts';

interface Props {
  /** The message to show; null while none is. */
  message: ContactMessage | null;
  /** Somebody says that they have answered it, or that nobody has; null where they may not. */
  onAnswered: ((message: ContactMessage, answered: boolean) => void) | null;
  onClose: () => void;
  /** Whether the row that it was opened from is still there afterwards. */
  returnFocus: boolean;
}

/** A whole message, as plain text, with a link that begins the answer. */
export function MessageModal({ message, onAnswered, onClose, returnFocus }: Props) {
  const { t } = useTexts();
  const { t: engine } = useAdminTexts();
  const shown = useLast(message, message !== null);
  return (
    <AdminModal
      opened={message !== null}
      onClose={onClose}
      title={t('messages.from', { name: shown?.name ?? '' })}
      size="lg"
      returnFocus={returnFocus}
      centered
    >
      {shown && (
        <>
          <Text size="sm" c="dimmed" className={classes.particulars}>
            <span>{shown.email}</span>
            <receivedColumn.Cell row={shown} />
          </Text>
          <Text className={classes.message}>{shown.message}</Text>
          <div className={classes.answered} role="status">
            <Answered message={shown} />
          </div>
          <Group justify="flex-end" mt="lg" gap="sm">
            <Button variant="default" onClick={onClose}>
              {engine('close')}
            </Button>
            {onAnswered && (
              <Button variant="default" onClick={() => onAnswered(shown, !shown.answered)}>
                {t(shown.answered ? 'messages.markUnanswered' : 'messages.markAnswered')}
              </Button>
            )}
            <Button
              component="a"
              href={replyLink({
                email: shown.email,
                subject: t('messages.replySubject'),
                introduction: t('messages.wrote', { name: shown.name }),
                message: shown.message,
              })}
              leftSection={<IconMailForward size={18} aria-hidden />}
              onClick={() => onAnswered?.(shown, true)}
              data-autofocus
            >
              {t('messages.reply')}
            </Button>
          </Group>
        </>
      )}
    </AdminModal>
  );
}
