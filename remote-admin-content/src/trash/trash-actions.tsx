import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { ActionsOfRow, type RowAction, useAdminTexts, useLock } from '@varda/admin/components';
import { hiddenKinds } from '@varda/contract/edited-kinds';
import type { Trashed } from '@varda/contract/trash';
import { inLanguage } from '@varda/platform/language';
import { useIsAdmin } from '@varda/platform/session';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  row: Trashed;
  onRestore: (row: Trashed) => void;
  onDelete: (row: Trashed) => void;
}

/** What can be done with something in the trash. */
export function TrashActions({ row, onRestore, onDelete }: Props) {
  const { t } = useTexts();
  const { language } = useAdminTexts();
  const isAdmin = useIsAdmin();
  const name = inLanguage(row.title, language).text;
  const lock = useLock();
  const locked = lock(row.area, 'delete');
  // Of a vacancy that is a matter of its switches, of which the trash tells but that both are off: the server says so.
  const isHidden = row.entity === 'adminCareer' || hiddenKinds.includes(row.entity);
  const publishLocked = isHidden ? null : lock(row.area, 'publish');
  const actions: RowAction[] = [
    {
      label: t('trash.restore', { name }),
      short: t('trash.restoreShort'),
      Icon: IconArrowBackUp,
      locked: locked ?? publishLocked,
      onClick: () => onRestore(row),
    },
  ];
  if (isAdmin)
    actions.push({
      label: t('trash.deleteForGood', { name }),
      short: t('trash.deleteForGoodShort'),
      Icon: IconTrash,
      isDestructive: true,
      locked,
      onClick: () => onDelete(row),
    });
  return <ActionsOfRow name={name} actions={actions} />;
}
