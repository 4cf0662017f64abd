import { Text } from '@mantine/core';
import { useQuery } from '@varda/shared/query';
import type { EditedKind } from '../../contract/edit-history.ts';
import { editsQuery } from '../edit-history/edit-history.queries.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { writtenMoment } from '../table/moment.tsx';

/** What rows know of their last save; not all know all of it. */
export interface SavedRow extends Entity {
  updatedAt?: string;
  updatedBy?: { name: string } | null;
}

interface Props {
  row: SavedRow;
  /** What its history goes by, which knows the person where the row does not. */
  kind: EditedKind | undefined;
}

/** When a row was saved last, and by whom. */
export function LastSave({ row: { _id, updatedAt, updatedBy }, kind }: Props) {
  const { t } = useAdminTexts();
  const isAsked = kind !== undefined && updatedBy === undefined;
  const edits = useQuery({ ...editsQuery(kind ?? 'products', _id, 1), enabled: isAsked });
  const name = updatedBy?.name ?? edits.data?.versions[0]?.by?.name;
  if (!updatedAt) return null;
  const at = writtenMoment(updatedAt);
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {name ? t('conflict.savedBy', { at, name }) : t('conflict.savedAt', { at })}
    </Text>
  );
}
