import { Skeleton } from '@mantine/core';
import { IconDownload, IconLibraryPhoto, IconPencil, IconTrash } from '@tabler/icons-react';
import {
  ActionsMenu,
  DeletionModal,
  EmptyList,
  FormModal,
  ListBody,
  ListToolbar,
  type RowAction,
  ScreenLayout,
  useDialog,
  useList,
  useLocks,
} from '@varda/admin/components';
import { MediaGrid, nameOfMedia } from '@varda/admin/media';
import type { MediaItem } from '@varda/contract/media';
import { pictureUrl } from '@varda/contract/picture-url';
import { useSearchParams } from '@varda/platform/router';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import classes from './media.module.css';
import { mediaResource } from './media.resource.tsx';
import { mediaListOf, narrowedAt } from './media.source.ts';
import { MediaFilters } from './media-filters.tsx';
import { MediaTabs } from './media-tabs.tsx';

const MediaUploads = lazy(() => import(/* webpackChunkName: "media-uploads" */ './media-uploads.tsx'));

/** The library: all pictures, what is said of them, and where they are. */
export function MediaScreen() {
  const { t } = useTexts();
  const [address, setAddress] = useSearchParams();
  const narrowed = JSON.stringify(narrowedAt(address));
  const source = useMemo(() => mediaListOf(JSON.parse(narrowed)), [narrowed]);
  const list = useList(source);
  const dialogs = useDialog<MediaItem>();
  const heading = useRef<HTMLHeadingElement>(null);
  const locks = useLocks(mediaResource, null);
  const isTyping = narrowedAt(address).only === 'lacks-alt';

  function showAll() {
    setAddress({}, { preventScrollReset: true });
    heading.current?.focus();
  }

  const isNarrowed = narrowed !== '{}' || list.state.search !== '';
  return (
    <ScreenLayout
      title={t('media.title')}
      heading={heading}
      note={t(isTyping ? 'media.typingNote' : 'media.note')}
      tools={
        <ListToolbar list={list} ahead={<MediaFilters narrowed={narrowedAt(address)} />} className={classes.tools} />
      }
    >
      <MediaTabs />
      <Suspense fallback={<Skeleton h={112} radius="md" mb="md" />}>
        <MediaUploads isDisabled={dialogs.dialog.kind !== 'closed'} />
      </Suspense>
      <ListBody
        list={list}
        empty={
          <EmptyList
            Icon={IconLibraryPhoto}
            hint={t(isNarrowed ? 'media.nothingFound' : 'media.none')}
            action={isNarrowed ? { label: t('media.showAll'), onClick: showAll } : null}
          />
        }
      >
        <MediaGrid
          media={list.rows}
          label={t('media.title')}
          onPress={(row) => dialogs.open({ kind: 'edit', row })}
          actions={(row) => (
            <ActionsMenu
              label={t('admin.actionsOf', { name: nameOfMedia(row, t('admin.media.unnamed')) })}
              actions={actionsOf(row)}
            />
          )}
        />
      </ListBody>
      <FormModal
        resource={mediaResource}
        through={isTyping ? list.rows : null}
        dialogs={dialogs}
        locks={locks}
        list={list}
        onCreated={() => {}}
      />
      <DeletionModal resource={mediaResource} dialogs={dialogs} onDeleted={() => heading.current?.focus()} />
    </ScreenLayout>
  );

  function actionsOf(row: MediaItem): RowAction[] {
    const open = (kind: 'edit' | 'delete') => () => dialogs.open({ kind, row });
    return [
      { label: t('media.open'), Icon: IconPencil, onClick: open('edit') },
      { label: t('media.download'), Icon: IconDownload, onClick: () => download(row) },
      ...(locks.write === null
        ? [{ label: t('media.delete'), Icon: IconTrash, isDestructive: true as const, onClick: open('delete') }]
        : []),
    ];
  }
}

/** Saves the largest file of a picture under its name. */
function download(row: MediaItem) {
  const link = document.createElement('a');
  link.href = pictureUrl(row, row.widths.at(-1) ?? row.width, 'webp');
  link.download = `${nameOfMedia(row, row.key).replace(/\.\w{3,4}$/, '')}.webp`;
  link.click();
}
