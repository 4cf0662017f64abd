import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { AdminModal, aboveForms, useReload, useStaysOpen, useToasts, useUndoToast } from '@varda/admin/components';
import { PictureDropzone } from '@varda/admin/picture-dropzone';
import type { MediaDetails, MediaItem } from '@varda/contract/media';
import { pictureUrl } from '@varda/contract/picture-url';
import type { Picture } from '@varda/contract/pictures';
import { call, messageOf } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { useMutation, useQuery } from '@varda/platform/query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import classes from './media.module.css';
import { detailsQuery } from './media.source.ts';
import { Places } from './where-used.tsx';

interface Props {
  picture: MediaItem;
  /** What takes its place, where that is known. */
  by: Picture | null;
  opened: boolean;
  onClose: () => void;
}

/** How long a replacement can be taken back from its toast, in milliseconds; after that, item by item from its history. */
const undoFor = 30_000;

/** So many of the items that keep the new picture are named. */
const mostNamed = 3;

/** Puts another picture in the place of one, everywhere on the site and in drafts. */
export function ReplaceModal({ opened, onClose, ...rest }: Props) {
  const { t } = useTexts();
  return (
    <AdminModal
      opened={opened}
      onClose={onClose}
      title={t('media.replace.title')}
      size="lg"
      fillsNarrow
      zIndex={aboveForms}
      returnFocus={false}
    >
      <Replace onClose={onClose} {...rest} />
    </AdminModal>
  );
}

function Replace({ picture, by, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTexts();
  const label = useId();
  const alert = useRef<HTMLDivElement>(null);
  const afterwards = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Picture | null>(by);
  const [sent, setSent] = useState<number | null>(null);
  // An object, as the same may be said again: each time the focus goes there.
  const [failure, setFailure] = useState<{ text: string } | null>(null);
  const fail = (text: string) => setFailure({ text });
  const details = useQuery({ ...detailsQuery(picture.key), staleTime: 0, refetchOnMount: 'always' });
  const places = (details.data?.places ?? []).filter(({ state }) => state === 'live' || state === 'draft');

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  // What was pressed could not keep the focus during the upload, and this is what has come of it.
  useEffect(() => {
    if (chosen !== by) afterwards.current?.focus();
  }, [chosen, by]);

  async function upload(file: File) {
    const body = new FormData();
    body.append('image', file);
    body.append('name', picture.name || file.name);
    setFailure(null);
    try {
      setChosen(await call('POST /media', { body, onUpload: setSent }));
    } catch (error) {
      fail(messageOf(error, t('media.uploads.failed')));
    }
    setSent(null);
  }

  const replacing = useReplacing(picture, {
    onReplaced: onClose,
    onError: async (error) => {
      fail(messageOf(error, t('media.replace.failed')));
      await details.refetch();
    },
  });

  // It says in its place what has gone wrong.
  const isBusy = replacing.isPending;
  useStaysOpen(isBusy);

  const isSame = chosen?.key === picture.key;
  return (
    <>
      <div className={classes.exchange}>
        <Shown picture={picture} caption={t('media.replace.old')} />
        {chosen && <Shown picture={chosen} caption={t('media.replace.new')} figure={afterwards} />}
      </div>
      <Text id={label} component="h3" size="sm" fw={500} mt="md" mb={4}>
        {t('media.replace.by')}
      </Text>
      <PictureDropzone
        labelledBy={label}
        isWrong={false}
        isDisabled={sent !== null || replacing.isPending}
        onChoose={([file]) => file && void upload(file)}
        onPick={(picked) => {
          setFailure(null);
          setChosen(picked);
        }}
        onReject={fail}
      />
      {sent !== null && (
        <Progress
          mt="sm"
          value={sent * 100}
          animated={sent === 1}
          aria-label={t('admin.form.uploading', { percent: Math.round(sent * 100) })}
        />
      )}
      <section aria-labelledby={`${label}-places`} aria-busy={details.isFetching}>
        <Text id={`${label}-places`} component="h3" size="sm" fw={500} mt="md">
          {details.data ? t('media.replace.places', { count: places.length }) : t('admin.loading')}
        </Text>
        <Places places={places} isText />
        <Text size="sm" c="dimmed" mt={4}>
          {t('media.replace.note')}
        </Text>
      </section>
      {(failure !== null || details.isError) && (
        <Alert color="red" role="alert" ref={alert} tabIndex={-1} mt="md">
          {failure?.text ?? t('media.where.failed')}
        </Alert>
      )}
      {isSame && (
        <Alert color="yellow" mt="md">
          {t('media.replace.same')}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} disabled={replacing.isPending}>
          {t('admin.form.cancel')}
        </Button>
        <Button
          disabled={!chosen || isSame || places.length === 0 || details.isFetching}
          loading={replacing.isPending}
          onClick={() => {
            setFailure(null);
            if (chosen) replacing.mutate({ by: chosen.key, places });
          }}
        >
          {t('media.replace.confirm')}
        </Button>
      </Group>
    </>
  );
}

interface Ends {
  onReplaced: () => void;
  onError: (error: Error) => Promise<void>;
}

/** Puts another picture in the place of one where it stands now. Its toast takes all of it back. */
function useReplacing({ key }: MediaItem, { onReplaced, onError }: Ends) {
  const { t, language } = useTexts();
  const reload = useReload();
  const toasts = useToasts();
  const undoToast = useUndoToast();

  async function undo(id: string) {
    const { kept } = await call('POST /media/:key/replace/:id/undo', { params: { key, id } });
    const names = kept.slice(0, mostNamed).map(({ title }) => inLanguage(title, language).text || t('media.unnamed'));
    if (kept.length > names.length) names.push('…');
    if (kept.length > 0) toasts.info(t('media.replace.keptSome', { count: kept.length, names: names.join(', ') }));
    else toasts.success(t('media.replace.undone'));
  }

  return useMutation({
    mutationFn: ({ by, places }: { by: string; places: MediaDetails['places'] }) =>
      call('POST /media/:key/replace', {
        params: { key },
        body: {
          by,
          places: places.map(({ state, entity, _id, __v }) => ({
            ...{ state: state as 'live' | 'draft', entity, _id, __v: __v ?? 0 },
          })),
        },
      }),
    onSuccess: ({ _id: id, replaced }) => {
      onReplaced();
      void reload();
      undoToast(t('media.replace.done', { count: replaced }), {
        undo: () => undo(id),
        failed: t('media.replace.notUndone'),
        undoFor,
      });
    },
    onError,
  });
}

interface Exchanged {
  picture: Picture;
  caption: string;
  figure?: RefObject<HTMLElement | null>;
}

function Shown({ picture, caption, figure }: Exchanged) {
  return (
    <figure ref={figure} tabIndex={-1} aria-label={caption}>
      <img src={pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp')} alt="" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
