import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { dateColumn } from '@varda/shared/admin/columns';
import { Moment } from '@varda/shared/admin/parts';
import type { ContactMessage } from '@varda/shared/contract/contact-messages';
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
    <span className={classes.beginning} data-unread={!row.read || undefined}>
      {row.message.slice(0, shownOfMessage)}
    </span>
  );
}

/** Who has answered a message, and when; empty while nobody has. */
export function AnsweredCell({ row: { answered } }: { row: ContactMessage }) {
  return (
    answered && (
      <>
        {answered.by}
        <br />
        <Moment at={answered.at} />
      </>
    )
  );
}

export const receivedColumn = dateColumn<ContactMessage>('createdAt');
