import { Group, NativeSelect } from '@mantine/core';
import { mediaFilters } from '@varda/contract/media-filters';
import { useQuery } from '@varda/platform/query';
import { useSearchParams } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';
import { type Narrowed, tagsQuery } from './media.source.ts';

/** Narrows the library down to what lacks something, to a tag; another choice starts at the first page. */
export function MediaFilters({ narrowed }: { narrowed: Narrowed }) {
  const { t } = useTexts();
  const [, setAddress] = useSearchParams();
  const tags = useQuery(tagsQuery).data ?? [];
  // One that nothing has any more is still said.
  const offered = tags.map(({ tag }) => tag);
  if (narrowed.tag && !offered.includes(narrowed.tag)) offered.push(narrowed.tag);

  function choose(name: keyof Narrowed, value: string) {
    setAddress(
      (now) => {
        now.delete('page');
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { preventScrollReset: true },
    );
  }

  return (
    <Group gap="sm">
      <NativeSelect
        aria-label={t('media.filter.only')}
        data={[
          { value: '', label: t('media.filter.all') },
          ...mediaFilters.map((value) => ({ value, label: t(`media.filter.${value}`) })),
        ]}
        value={narrowed.only ?? ''}
        onChange={({ currentTarget }) => choose('only', currentTarget.value)}
      />
      {offered.length > 0 && (
        <NativeSelect
          aria-label={t('media.filter.tag')}
          data={[{ value: '', label: t('media.filter.allTags') }, ...offered.map((value) => ({ value, label: value }))]}
          value={narrowed.tag ?? ''}
          onChange={({ currentTarget }) => choose('tag', currentTarget.value)}
        />
      )}
    </Group>
  );
}
