import { useRevalidator } from '@varda/platform/router';
import { Button, VisuallyHidden } from '@varda/ui';
import { useEffect, useState } from 'react';
import { focusPage } from '../../navigation/page-focus.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Remotes } from '../federated-remotes.ts';
import type { FailureReason } from '../remote-failure.ts';
import { PaintedPage } from './painted-page.tsx';
import { Problem } from './problem.tsx';

interface Props {
  reason: FailureReason;
  remotes: Remotes;
  /** What else has to be done for another try, before the page is asked for again. */
  onRetry?: () => void;
  /** The page as the server has rendered it. It stays, with the problem beside it. */
  painted?: DocumentFragment | null;
}

/** Stands where the page of a remote should be, and tries again when asked to. */
export function RemoteProblem({ reason, remotes, onRetry, painted }: Props) {
  const { t } = useTexts();
  const { revalidate } = useRevalidator();
  const [retrying, setRetrying] = useState(false);
  const [failures, setFailures] = useState(1);

  // Once the page is there after all, one reads on in it, unless the focus is elsewhere.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPage();
    },
    [],
  );

  useEffect(() => {
    if (reason !== 'offline' || retrying) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });

  async function retry() {
    setRetrying(true);
    // Without an answer the list of remotes stays as it was, and the page is tried with that.
    await remotes.renew().catch(() => undefined);
    onRetry?.();
    await revalidate();
    setRetrying(false);
    setFailures((count) => count + 1);
  }

  if (painted) return <PaintedPage painted={painted} onRetry={retry} retrying={retrying} />;
  return (
    <Problem key={failures} title={t('failure.title')} text={t(`failure.${reason}`)}>
      <Button size="md" onClick={retry} loading={retrying}>
        {t('failure.retry')}
      </Button>
      <VisuallyHidden role="status">{retrying ? t('failure.retrying') : ''}</VisuallyHidden>
    </Problem>
  );
}
