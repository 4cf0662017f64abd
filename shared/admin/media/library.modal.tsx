import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { call, messageOf } from '@varda/platform/http';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@varda/platform/query';
import { useEffect, useRef, useState } from 'react';
import { AdminModal, aboveForms } from '../dialog/admin-modal.tsx';
import { chosenOf, type LibraryPicture } from '../form/chosen-picture.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { ListFailure, ListLoading } from '../table/list-states.tsx';
import { SearchBox } from '../toolbar/search-box.tsx';
import classes from './media.module.css';
import { MediaGrid } from './media-grid.tsx';

interface Props {
  opened: boolean;
  onPick: (picture: LibraryPicture) => void;
  onClose: () => void;
}

/** So many pictures are asked for at a time. */
const limit = 24;

/** The library above a form: one of its pictures is chosen, found by a word or a tag. */
export function LibraryModal({ opened, onPick, onClose }: Props) {
  const { t } = useAdminTexts();
  return (
    <AdminModal
      opened={opened}
      onClose={onClose}
      title={t('media.choose')}
      size="60rem"
      fillsNarrow
      zIndex={aboveForms}
      // The first opening mounts it open, of which Mantine notes nothing: whoever opens it takes the focus back.
      returnFocus={false}
    >
      <Library onPick={onPick} />
    </AdminModal>
  );
}

function Library({ onPick }: Pick<Props, 'onPick'>) {
  const { t } = useAdminTexts();
  const box = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [tag, setTag] = useState('');
  const tags = useQuery({
    queryKey: ['admin', 'media', 'tags'],
    queryFn: ({ signal }) => call('GET /media/tags', { signal }),
  });
  const found = useInfiniteQuery({
    queryKey: ['admin', 'media', 'library', search, tag],
    queryFn: ({ pageParam: page, signal }) =>
      call('GET /media', { query: { page, limit, search, ...(tag && { tag }) }, signal }),
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * limit < totalCount ? pages.length + 1 : undefined),
  });
  const media = found.data?.pages.flatMap((page) => page.media) ?? [];
  const total = found.data?.pages[0]?.totalCount;

  // What was pressed goes with what it has loaded: the focus goes on to that.
  const next = useRef<number | null>(null);
  const shown = media.length;
  useEffect(() => {
    if (next.current === null || next.current >= shown) return;
    box.current?.querySelectorAll<HTMLElement>('li > button')[next.current]?.focus();
    next.current = null;
  }, [shown]);

  return (
    <div ref={box}>
      <Group gap="sm" mb="md">
        <div className={classes.search}>
          <SearchBox search={search} onSearch={setSearch} takesFirstFocus />
        </div>
        {tags.data && tags.data.length > 0 && (
          <NativeSelect
            aria-label={t('media.tag')}
            data={[
              { value: '', label: t('media.allTags') },
              ...tags.data.map(({ tag: value }) => ({ value, label: value })),
            ]}
            value={tag}
            onChange={({ currentTarget }) => setTag(currentTarget.value)}
          />
        )}
        <Text size="sm" c="dimmed" role="status">
          {total !== undefined && (total === 0 ? t('media.nothingFound') : t('media.found', { count: total }))}
        </Text>
      </Group>
      {found.isPending && <ListLoading rows={4} />}
      {found.isError && <ListFailure message={messageOf(found.error, t('media.notLoaded'))} onRetry={retry} />}
      <MediaGrid media={media} label={t('media.pictures')} onPress={(item) => onPick(chosenOf(item))} />
      {found.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={found.isFetchingNextPage} onClick={more}>
            {t('media.more')}
          </Button>
        </Group>
      )}
    </div>
  );

  function retry() {
    box.current?.querySelector('input')?.focus();
    void found.refetch();
  }

  function more() {
    next.current = shown;
    void found.fetchNextPage();
  }
}
