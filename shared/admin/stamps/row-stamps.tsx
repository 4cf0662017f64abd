import { Text } from '@mantine/core';
import { digitsInSkopje } from '@varda/contract/dates';
import type { OpenedKind } from '@varda/contract/presence';
import { useQuery } from '@varda/platform/query';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import type { SavedRow } from './saved-row.ts';
import { stampsQuery } from './stamps.query.ts';

interface Props {
  row: SavedRow;
  kind: OpenedKind;
  /** Only the last save is shown. */
  lastOnly?: true;
}

/** When a row was made and saved last, and by whom. */
export function RowStamps({ row, kind, lastOnly }: Props) {
  const { t } = useAdminTexts();
  const stamps = useQuery(stampsQuery(kind, [row])).data?.[row._id];
  const { createdAt, updatedAt } = row;
  const textOf = (what: 'created' | 'saved', at: string, name: string | undefined) =>
    name ? t(`stamps.${what}By`, { at: digitsInSkopje(at), name }) : t(`stamps.${what}At`, { at: digitsInSkopje(at) });
  const texts = [
    createdAt && !lastOnly && textOf('created', createdAt, stamps?.createdBy?.name),
    updatedAt && textOf('saved', updatedAt, stamps?.updatedBy?.name),
  ];
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {texts.filter(Boolean).join(' · ')}
    </Text>
  );
}
