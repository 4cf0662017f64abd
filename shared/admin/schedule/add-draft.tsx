import { NativeSelect } from '@mantine/core';
import { inLanguage } from '@varda/platform/language';
import { useQuery } from '@varda/platform/query';
import { useLock } from '../permissions/locks.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { draftToPlan } from './draft-to-plan.ts';
import { isSameItem } from './schedule-choice.ts';
import type { Plannable, ShownItem } from './schedule-items.tsx';
import { addableDraftsQuery } from './schedules.queries.ts';

interface Props {
  items: readonly ShownItem[];
  /** @param isLast whether there is no other one to add: this input goes */
  onAdd: (item: Plannable, isLast: boolean) => void;
}

/** Adds one more draft to a release. */
export function AddDraft({ items, onAdd }: Props) {
  const { t, language } = useAdminTexts();
  const { data = [] } = useQuery(addableDraftsQuery);
  const lock = useLock();
  const waits = ({ state = 'waiting' }: ShownItem) => state === 'waiting';
  const addable = data.filter(
    (draft) => lock(draft.area, 'publish') === null && !items.some((item) => isSameItem(item, draft) && waits(item)),
  );
  if (addable.length === 0) return null;
  return (
    <NativeSelect
      label={t('schedules.add')}
      value=""
      data={[
        { value: '', label: t('schedules.addNone') },
        ...addable.map(({ title, _id }) => ({ value: _id, label: inLanguage(title, language).text || _id })),
      ]}
      onChange={({ currentTarget }) => {
        const draft = addable.find(({ _id }) => _id === currentTarget.value);
        if (!draft) return;
        onAdd(draftToPlan(draft), addable.length === 1);
      }}
    />
  );
}
