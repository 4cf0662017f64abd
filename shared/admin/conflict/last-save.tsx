import { Text } from '@mantine/core';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { writtenMoment } from '../table/moment.tsx';

/** What rows know of their last save; not all know all of it. */
export interface SavedRow extends Entity {
  updatedAt?: string;
  updatedBy?: { name: string } | null;
}

/** When a row was saved last, and by whom. */
export function LastSave({ row: { updatedAt, updatedBy } }: { row: SavedRow }) {
  const { t } = useAdminTexts();
  if (!updatedAt) return null;
  const at = writtenMoment(updatedAt);
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {updatedBy ? t('conflict.savedBy', { at, name: updatedBy.name }) : t('conflict.savedAt', { at })}
    </Text>
  );
}
