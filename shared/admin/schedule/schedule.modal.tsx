import { Loader, Text } from '@mantine/core';
import type { Schedule } from '@varda/contract/schedules';
import { useQuery } from '@varda/platform/query';
import { type ReactNode, useState } from 'react';
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
  const shown = useLast(asked, asked !== null);
  const id = shown && 'id' in shown ? shown.id : null;
  const { data } = useQuery({ ...scheduleQuery(id ?? ''), enabled: false });
  const [count, setCount] = useState(1);
  const title =
    shown && 'items' in shown ? t('schedules.title.new', { count }) : t(`schedules.title.${data?.state ?? 'waiting'}`);
  const form = (schedule: Schedule | null) => (
    <ScheduleForm
      schedule={schedule}
      items={shown && 'items' in shown ? shown.items : []}
      onCount={setCount}
      onDone={() => {
        onClose();
        onDone();
      }}
      onClose={onClose}
      zIndex={zIndex}
    />
  );
  return (
    <AdminModal
      opened={asked !== null}
      onClose={onClose}
      title={(id !== null && data?.name) || title}
      size="lg"
      {...(zIndex && { zIndex })}
    >
      {shown &&
        (id === null ? (
          form(null)
        ) : (
          <CurrentSchedule key={id} id={id}>
            {form}
          </CurrentSchedule>
        ))}
    </AdminModal>
  );
}

/** A schedule as it is by now: what an earlier opening has left in the cache may have been changed since. */
function CurrentSchedule({ id, children }: { id: string; children: (schedule: Schedule) => ReactNode }) {
  const { t } = useAdminTexts();
  const [openedAt] = useState(Date.now);
  const { data, dataUpdatedAt, isError } = useQuery(scheduleQuery(id));
  if (data && dataUpdatedAt >= openedAt) return children(data);
  return isError ? <Text role="alert">{t('schedules.loadFailed')}</Text> : <Loader />;
}
