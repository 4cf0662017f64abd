import { VisuallyHidden } from '@mantine/core';
import { unreadMessagesQuery } from '@varda/admin/unread-messages';
import { idleMoment } from '@varda/platform/idle-moment';
import { useQuery } from '@varda/platform/query';
import { useEffect, useState } from 'react';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import classes from './unread-count.module.css';

/** The screen whose entry of the menu has the count. */
export const messagesPath = '/admin/messages';

/** A count above this one is shown as `99+`. */
const most = 99;

/**
 * How many messages of visitors nobody has read: asked for once, when the first rows are there, after each change, and when one comes
 * back to the tab. Nothing while there are none or no answer has come.
 */
export function UnreadCount() {
  const { t } = useBackOfficeTexts();
  const isIdle = useIdle();
  const { data: count = 0 } = useQuery({
    ...unreadMessagesQuery,
    enabled: isIdle,
    refetchOnWindowFocus: true,
    retry: false,
  });
  if (count === 0) return null;
  return (
    <>
      <span className={classes.count} aria-hidden>
        {count > most ? `${most}+` : count}
      </span>
      <VisuallyHidden> ({t('menu.unread', { count })})</VisuallyHidden>
    </>
  );
}

/** Whether there has been an idle moment. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void idleMoment().then(() => setIdle(true)), []);
  return isIdle;
}
