import { ScreenLayout } from '@varda/admin/components';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';

/** The release desk with its heading. */
export function DeskLayout({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ScreenLayout title={t('releases.title')} heading={heading} tools={tools} note={t('releases.note')}>
      {children}
    </ScreenLayout>
  );
}
