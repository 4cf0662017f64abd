import { Button, Group, NativeSelect } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { approvalStates } from '@varda/contract/approval-states';
import { draftStates } from '@varda/contract/draft-states';
import { editedKinds } from '@varda/contract/edited-kinds';
import { useQuery } from '@varda/platform/query';
import { useSearchParams } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';
import { type DraftsFilter, draftWritersQuery } from './drafts.source.ts';
import classes from './drafts-filter.module.css';

/** Narrows the drafts down to a kind, a state, a person; another choice starts at the first page. */
export function DraftsFilterBar({ filter }: { filter: DraftsFilter }) {
  const { t } = useTexts();
  const [, setAddress] = useSearchParams();
  const people = useQuery(draftWritersQuery).data ?? [];
  const all = { value: '', label: t('drafts.filter.all') };
  const choices = {
    entity: editedKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    state: draftStates.map((value) => ({ value, label: t(`drafts.states.${value}`) })),
    approval: approvalStates.map((value) => ({ value, label: t(`admin.approvals.states.${value}`) })),
    by: people.map(({ _id, name }) => ({ value: _id, label: name })),
  };

  function choose(change: Record<string, string>) {
    setAddress(
      (now) => {
        // A category is a part of the kind that a list has linked from.
        for (const name of ['page', 'categoryName']) now.delete(name);
        for (const [name, value] of Object.entries(change))
          if (value === '') now.delete(name);
          else now.set(name, value);
        return now;
      },
      { preventScrollReset: true },
    );
  }

  return (
    <Group gap="sm" className={classes.filters as string}>
      {(['entity', 'state', 'approval', 'by'] as const).map((name) => (
        <NativeSelect
          key={name}
          aria-label={t(`drafts.filter.${name}`)}
          data={[{ ...all, label: `${t(`drafts.filter.${name}`)}: ${all.label}` }, ...choices[name]]}
          value={filter[name] ?? ''}
          rightSectionWidth={28}
          onChange={({ currentTarget }) => choose({ [name]: currentTarget.value })}
        />
      ))}
      {Object.keys(filter).length > 0 && (
        <Button
          variant="default"
          leftSection={<IconFilterOff size={18} aria-hidden />}
          onClick={() => choose({ entity: '', state: '', approval: '', by: '' })}
        >
          {t('drafts.filter.clear')}
        </Button>
      )}
    </Group>
  );
}
