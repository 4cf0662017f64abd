import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { dateColumn } from '@varda/admin/columns';
import type { ContactMessage } from '@varda/contract/contact-messages';
import { digitsInSkopje } from '@varda/contract/dates';
import { createContext, useContext } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import classes from './messages.module.css';

/** Opens a message, for the cells of its row. */
export const OpenMessage = createContext<(message: ContactMessage) => void>(() => {});

/** As much of a message as two lines of a table can show. */
const shownOfMessage = 300;

export function SenderCell({ row }: { row: ContactMessage }) {
  const { t } = useTexts();
  const open = useContext(OpenMessage);
  return (
    <UnstyledButton className={classes.sender} data-unread={!row.read || undefined} onClick={() => open(row)}>
      {!row.read && <VisuallyHidden>{t('messages.unread')} </VisuallyHidden>}
      {row.name}
    </UnstyledButton>
  );
}

export function BeginningCell({ row }: { row: ContactMessage }) {
  return (
    <div>
      <span className={classes.beginning} data-unread={!row.read || undefined}>
        {row.message.slice(0, shownOfMessage)}
      </span>
      <Answered message={row} />
    </div>
  );
}

/** Who has answered a message, and when; nothing while nobody has. */
export function Answered({ message: { answered } }: { message: ContactMessage }) {
  const { t } = useTexts();
  if (!answered) return null;
  return (
    <Text span size="xs" c="dimmed">
      {t('messages.answered', { at: digitsInSkopje(answered.at), name: answered.by })}
    </Text>
  );
}

export const receivedColumn = dateColumn<ContactMessage>('createdAt');
