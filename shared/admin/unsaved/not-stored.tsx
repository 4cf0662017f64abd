import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { isStoring, watchStoring } from './unsaved-store.ts';

/** Says that the browser does not store what is typed, for as long as that is so. */
export function NotStored() {
  const { t } = useAdminTexts();
  if (useSyncExternalStore(watchStoring, isStoring)) return null;
  return (
    <Text size="sm" role="status">
      {t('notStored')}
    </Text>
  );
}
