import { Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPencil, IconTrash, IconWorldUpload } from '@tabler/icons-react';
import { Action, ActionsMenu, type RowAction, useAdminTexts } from '@varda/admin/parts';
import { useMay } from '@varda/admin/permissions';
import type { Draft } from '@varda/contract/drafts';
import { type Action as Permitted, permissionFor } from '@varda/contract/permissions';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  row: Draft;
  name: string;
  onEdit: () => void;
  onPublish: () => void;
  onDiscard: () => void;
}

/** What can be done with a draft: side by side, or in a menu where the screen is narrow. */
export function DraftActions({ row, name, onEdit, onPublish, onDiscard }: Props) {
  const { t } = useTexts();
  const { t: engine } = useAdminTexts();
  const may = useMay();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const lock = (action: Exclude<Permitted, 'see'>) => {
    const permission = permissionFor(row.area, action);
    return permission && !may(permission) ? engine(`locked.${action}`) : null;
  };
  const actions: RowAction[] = [
    {
      label: t('drafts.publish', { name }),
      short: t('drafts.publishShort'),
      Icon: IconWorldUpload,
      locked: lock('publish'),
      onClick: onPublish,
    },
    {
      label: engine('edit', { name }),
      short: engine('editShort'),
      Icon: IconPencil,
      locked: lock('write'),
      onClick: onEdit,
    },
    {
      label: t('drafts.discard', { name }),
      short: t('drafts.discardShort'),
      Icon: IconTrash,
      isDestructive: true,
      locked: lock('write') ?? (row.state === 'unpublished' ? lock('delete') : null),
      onClick: onDiscard,
    },
  ];
  if (isNarrow && actions.every(({ locked }) => !locked))
    return <ActionsMenu label={engine('actionsOf', { name })} actions={actions} />;
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {actions.map(({ label, Icon, isDestructive, locked = null, onClick }) => (
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
