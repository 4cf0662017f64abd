import { IconArrowsDiff, IconClock, IconPencil, IconTrash, IconWorldUpload } from '@tabler/icons-react';
import { ActionsOfRow, useAdminTexts, useLock } from '@varda/admin/components';
import type { Draft } from '@varda/contract/drafts';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  row: Draft;
  name: string;
  onEdit: () => void;
  onReview: () => void;
  onPublish: () => void;
  onSchedule: () => void;
  onDiscard: () => void;
}

/** What can be done with a draft. */
export function DraftActions({ row, name, onEdit, onReview, onPublish, onSchedule, onDiscard }: Props) {
  const { t } = useTexts();
  const { t: engine } = useAdminTexts();
  const lock = useLock();
  const scheduling = {
    label: t('drafts.schedule', { name }),
    short: engine('schedules.schedule'),
    Icon: IconClock,
    locked: lock(row.area, 'publish'),
    onClick: onSchedule,
  };
  const editing = {
    label: engine('edit', { name }),
    short: engine('editShort'),
    Icon: IconPencil,
    locked: lock(row.area, 'write'),
    onClick: onEdit,
  };
  const actions = [
    ...(row.approval
      ? [
          {
            label: t('drafts.review', { name }),
            short: t('drafts.reviewShort'),
            Icon: IconArrowsDiff,
            onClick: onReview,
          },
        ]
      : []),
    {
      label: t('drafts.publish', { name }),
      short: t('drafts.publishShort'),
      Icon: IconWorldUpload,
      locked: lock(row.area, 'publish'),
      onClick: onPublish,
    },
    ...(row.approval ? [editing, scheduling] : [scheduling, editing]),
    {
      label: t('drafts.discard', { name }),
      short: t('drafts.discardShort'),
      Icon: IconTrash,
      isDestructive: true as const,
      locked: lock(row.area, 'write') ?? (row.state === 'unpublished' ? lock(row.area, 'delete') : null),
      onClick: onDiscard,
    },
  ];
  // More would cover the columns beside them.
  return <ActionsOfRow name={name} actions={actions} most={4} />;
}
