import { EmptyView } from '@varda/ui';
import { useTexts } from '../texts/use-texts.ts';

/** What stands in place of rows where there are none. */
export function NoItems() {
  const { t } = useTexts();
  return (
    <EmptyView>
      <p>{t('noItems')}</p>
    </EmptyView>
  );
}
