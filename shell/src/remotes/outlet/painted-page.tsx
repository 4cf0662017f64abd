import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import notice from '../../notice/notice.module.css';
import { storePaintedMessages } from '../../site/bootstrap/painted-messages.ts';
import { useTexts } from '../../texts/texts.ts';

interface Props {
  painted: DocumentFragment;
  onRetry: () => void;
  retrying: boolean;
}

/**
 * A page as the server has rendered it, with links that the browser follows, and at the foot of the window that its scripts
 * do not run. It takes no focus: the page is being read.
 */
export function PaintedPage({ painted, onRetry, retrying }: Props) {
  const { t } = useTexts();
  const page = useRef<HTMLDivElement>(null);
  // Screen readers read out what changes in an element that they know of.
  const [message, setMessage] = useState('');

  useLayoutEffect(() => {
    if (!page.current) return;
    page.current.replaceChildren(painted.cloneNode(true));
    return storePaintedMessages(page.current);
  }, [painted]);
  useEffect(() => setMessage(t(retrying ? 'failure.retrying' : 'failure.scripts')), [t, retrying]);

  return (
    <>
      <div ref={page} style={{ display: 'contents' }} />
      <aside className={notice.notice} aria-label={t('failure.title')}>
        <p role="status">{message}</p>
        <button type="button" className={notice.button} aria-disabled={retrying} onClick={() => !retrying && onRetry()}>
          {t('failure.retry')}
        </button>
      </aside>
    </>
  );
}
