import { useRouteError } from '@varda/platform/router';
import { Button, PageHead } from '@varda/ui';
import { useEffect } from 'react';
import { Problem } from '../remotes/outlet/problem.tsx';
import { useTexts } from '../texts/texts.ts';

/** Stands in place of everything when a layout itself cannot be shown: its chunk is not to be had, or it threw. */
export function RootProblem() {
  const { t } = useTexts();
  const error = useRouteError();

  useEffect(() => console.error(error), [error]);

  return (
    <main>
      <PageHead title={t('failure.page')} />
      <Problem title={t('failure.page')} text={t('failure.pageHint')}>
        <Button size="md" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </Button>
      </Problem>
    </main>
  );
}
