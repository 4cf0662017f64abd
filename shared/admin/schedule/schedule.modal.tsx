import { Loader, Text } from '@mantine/core';
import { useQuery } from '@varda/platform/query';
import { useState } from 'react';
import { AdminModal } from '../dialog/admin-modal.tsx';
import { useLast } from '../dialog/use-last.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import type { Plannable } from './schedule-items.tsx';
import { scheduleQuery } from './schedules.queries.ts';

/** What is to be scheduled, or the id of what is. */
export type AskedSchedule = { items: readonly Plannable[] } | { id: string };

interface Props {
  /** Null while nothing is asked. */
  asked: AskedSchedule | null;
  /** Something was scheduled, changed or cancelled. */
  onDone: () => void;
  onClose: () => void;
  zIndex?: number;
}

/** Chooses when items are published or taken off the site, and shows what has been chosen. */
export function ScheduleModal({ asked, onDone, onClose, zIndex }: Props) {
  const { t } = useAdminTexts();
  const [isBusy, setBusy] = useState(false);
  const shown = useLast(asked, asked !== null);
  const id = shown && 'id' in shown ? shown.id : null;
  const { data, isError } = useQuery({ ...scheduleQuery(id ?? ''), enabled: asked !== null && id !== null });
  const schedule = id === null ? null : (data ?? null);
  const title =
    shown && 'items' in shown
      ? t('schedules.title.new', { count: shown.items.length })
      : t(`schedules.title.${schedule?.state ?? 'waiting'}`);
  return (
    <AdminModal
      opened={asked !== null}
      onClose={() => !isBusy && onClose()}
      title={schedule?.name || title}
      size="lg"
      {...(zIndex && { zIndex })}
    >
      {shown && (id === null || schedule) ? (
        <ScheduleForm
          key={schedule?._id ?? 'new'}
          schedule={schedule}
          items={'items' in shown ? shown.items : []}
          onDone={() => {
            onClose();
            onDone();
          }}
          onBusy={setBusy}
          onClose={onClose}
          zIndex={zIndex}
        />
      ) : isError ? (
        <Text role="alert">{t('schedules.loadFailed')}</Text>
      ) : (
        <Loader />
      )}
    </AdminModal>
  );
}
