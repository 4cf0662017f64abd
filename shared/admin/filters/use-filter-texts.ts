import type { EditedKind } from '@varda/contract/edit-history';
import { type FilterName, filterValues } from '@varda/contract/list-options';
import { useQuery } from '@varda/platform/query';
import { choicesOf } from '../list/list-filters.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { peopleQuery } from './people.query.ts';

/** How filters and their values are called. @param asks whether names of people are needed */
export function useFilterTexts(kind: EditedKind | undefined, asks: boolean) {
  const { t } = useAdminTexts();
  const { data: people = [] } = useQuery({ ...peopleQuery(kind), ...(!asks && { enabled: false }) });
  return {
    people,
    labelOf: (name: FilterName) => t(`filters.${name}`),
    wordOf(name: FilterName, value: string): string {
      if (choicesOf(name)) return t(`filters.values.${name}.${value}` as 'filters.values.draft.any');
      if (filterValues[name] === 'person') return people.find(({ _id }) => _id === value)?.name ?? '…';
      return value.split('-').toReversed().join('/');
    },
  };
}
