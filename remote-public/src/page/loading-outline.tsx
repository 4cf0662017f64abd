import { VisuallyHidden } from '@varda/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';

/** Says that something is on its way, and shows where it will stand. */
export function LoadingOutline({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
