import { Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { Action, ActionsMenu, type RowAction, useAdminTexts } from '@varda/admin/parts';
import { useMay } from '@varda/admin/permissions';
import { permissionFor } from '@varda/contract/permissions';
import type { Trashed } from '@varda/contract/trash';
import { inLanguage } from '@varda/platform/language';
import { useIsAdmin } from '@varda/platform/session';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  row: Trashed;
  onRestore: (row: Trashed) => void;
  onDelete: (row: Trashed) => void;
}

/** What can be done with something in the trash: side by side, or in a menu where the screen is narrow. */
export function TrashActions({ row, onRestore, onDelete }: Props) {
  const { t } = useTexts();
  const { t: engine, language } = useAdminTexts();
  const may = useMay();
  const isAdmin = useIsAdmin();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const name = inLanguage(row.title, language).text;
  const permission = permissionFor(row.area, 'delete');
  const locked = permission && !may(permission) ? engine('locked.delete') : null;
  const actions: RowAction[] = [
    {
      label: t('trash.restore', { name }),
      short: t('trash.restoreShort'),
      Icon: IconArrowBackUp,
      onClick: () => onRestore(row),
    },
  ];
  if (isAdmin)
    actions.push({
      label: t('trash.deleteForGood', { name }),
      short: t('trash.deleteForGoodShort'),
      Icon: IconTrash,
      isDestructive: true,
      onClick: () => onDelete(row),
    });
  if (isNarrow && !locked) return <ActionsMenu label={engine('actionsOf', { name })} actions={actions} />;
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {actions.map(({ label, Icon, isDestructive, onClick }) => (
        <Action
          key={label}
          variant="subtle"
          size="lg"
          locked={locked}
          color={isDestructive ? 'red' : 'gray'}
          label={label}
          onClick={onClick}
        >
          <Icon size={18} />
        </Action>
      ))}
    </Group>
  );
}
