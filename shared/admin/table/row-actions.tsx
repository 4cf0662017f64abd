import { Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Action } from '../action/action.tsx';
import type { OpenDialog } from '../dialog/use-dialog.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

interface Props<Row> {
  row: Row;
  name: string;
  open: OpenDialog<Row>;
  /** Why nothing can be changed here; null if it can. */
  locked: string | null;
  /** More actions, ahead of the others. */
  children?: ReactNode;
}

/** What can be done with a row. */
export function RowActions<Row>({ row, name, open, locked, children }: Props<Row>) {
  const { t } = useAdminTexts();
  const looks = { variant: 'subtle', size: 'lg', locked } as const;
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {children}
      <Action {...looks} color="gray" label={t('edit', { name })} onClick={() => open({ kind: 'edit', row })}>
        <IconPencil size={18} />
      </Action>
      <Action {...looks} color="red" label={t('delete', { name })} onClick={() => open({ kind: 'delete', row })}>
        <IconTrash size={18} />
      </Action>
    </Group>
  );
}
