import { Navigate } from '@varda/shared/router';
import { useSession } from '@varda/shared/session';
import { Button } from '@varda/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLatePart } from '../../navigation/late-part.ts';
import { SlotLoading } from '../../remotes/outlet/page-skeleton.tsx';
import { Problem } from '../../remotes/outlet/problem.tsx';
import type { Shell } from '../../shell.ts';
import { useTexts } from '../../texts/texts.ts';
import { fetchScreensAhead } from '../prefetch-screens.ts';
import { withBackOfficeTexts } from '../texts/back-office-texts.ts';

/** Fetches the frame of the back office, which no visitor of the site needs. */
export function loadAdminFrame({ i18n }: Shell) {
  return withBackOfficeTexts(i18n, () => import(/* webpackChunkName: "admin-frame" */ './back-office-layout.tsx'));
}

/** Everything below /admin. Whoever is signed out, in whichever tab, sees nothing of it. */
export function BackOffice({ shell }: { shell: Shell }) {
  const { t } = useTexts();
  const { status } = useSession();
  const [hasEntered] = useState(status !== 'signed-out');
  const load = useCallback(() => loadAdminFrame(shell), [shell]);
  const frame = useLatePart(load, hasEntered);
  const isReady = frame.status === 'ready' && status === 'signed-in';

  useEffect(() => (isReady ? fetchScreensAhead(shell) : undefined), [isReady, shell]);

  if (status === 'signed-out') {
    // Whoever has come without a session is sent away by the route, with the page that was asked for.
    return hasEntered ? <Navigate to="/login" replace /> : null;
  }
  if (frame.status === 'ready') return <frame.Part remotes={shell.remotes} />;
  return (
    <main>
      {frame.status === 'waiting' ? (
        <SlotLoading />
      ) : (
        <Problem title={t('failure.page')} text={t('failure.pageHint')}>
          <Button size="md" onClick={frame.retry}>
            {t('failure.retry')}
          </Button>
        </Problem>
      )}
    </main>
  );
}
