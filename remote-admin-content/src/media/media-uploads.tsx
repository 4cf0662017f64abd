import { Button, Group, Paper, Progress, Text, VisuallyHidden } from '@mantine/core';
import { useIsSlow, useReload } from '@varda/admin/components';
import { PictureDropzone } from '@varda/admin/picture-dropzone';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import classes from './media.module.css';
import {
  addRefused,
  addUploads,
  dismissUploads,
  isToRetry,
  retryUploads,
  stopUpload,
  type Upload,
  useUploads,
} from './uploads.ts';

/** Takes many pictures at once, and shows how far each of them is. */
export default function MediaUploads({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTexts();
  const label = useId();
  const reload = useReload();
  const uploads = useUploads();
  const isSettled = uploads.every(({ state }) => state !== 'waiting' && state !== 'sending');
  const failed = uploads.filter(isToRetry);
  const done = uploads.filter(({ state }) => state === 'done').length;
  const mayHaveCome = done + uploads.filter(({ state }) => state === 'lost').length;

  const showNew = useEffectEvent(() => void reload());
  useEffect(() => {
    if (isSettled && mayHaveCome > 0) showNew();
  }, [isSettled, mayHaveCome]);

  return (
    <section className={classes.uploads} aria-labelledby={label}>
      <Text id={label} component="h2" size="sm" fw={500}>
        {t('media.uploads.title')}
      </Text>
      <PictureDropzone
        several
        labelledBy={label}
        isWrong={false}
        isDisabled={isDisabled}
        onChoose={addUploads}
        onReject={(_, refused) => addRefused(refused)}
      />
      {uploads.length > 0 && (
        <Paper withBorder p="sm">
          <ul className={classes.files} aria-label={t('media.uploads.files')}>
            {uploads.map((upload) => (
              <File key={upload.id} upload={upload} />
            ))}
          </ul>
          {isSettled && (
            <Group justify="flex-end" gap="sm" mt="sm">
              {failed.length > 1 && (
                <Button size="sm" variant="default" onClick={() => retryUploads(failed.map(({ id }) => id))}>
                  {t('media.uploads.retryAll')}
                </Button>
              )}
              <Button size="sm" variant="default" onClick={dismissUploads}>
                {t('media.uploads.dismiss')}
              </Button>
            </Group>
          )}
        </Paper>
      )}
      <Text size="sm" role="status" c="dimmed">
        {isSettled && done > 0 && t('media.uploads.done', { count: done })}
      </Text>
    </section>
  );
}

function File({ upload }: { upload: Upload }) {
  const { id, file, state, sent, failure } = upload;
  const { t } = useTexts();
  const row = useRef<HTMLLIElement>(null);
  const isSlow = useIsSlow(state === 'sending');
  const hasFailed = isToRetry(upload) || state === 'refused';

  /** The button that is pressed goes with that. */
  function press(change: () => void) {
    row.current?.focus();
    change();
  }

  return (
    <li className={classes.file} ref={row} tabIndex={-1}>
      <Text size="sm" className={classes.fileName} aria-hidden={hasFailed || undefined}>
        {file.name}
      </Text>
      {hasFailed ? (
        <Group gap="sm" wrap="nowrap" justify={state === 'refused' ? 'flex-start' : 'flex-end'}>
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {/* Of several that come together it says which. */}
            <VisuallyHidden>{file.name}: </VisuallyHidden>
            {failure || t(state === 'lost' ? 'media.uploads.lost' : 'media.uploads.failed')}
          </Text>
          {isToRetry(upload) && (
            <Button size="compact-sm" variant="default" onClick={() => press(() => retryUploads([id]))}>
              {t('media.uploads.retry')}
            </Button>
          )}
        </Group>
      ) : state === 'done' ? (
        <Text size="sm" c="dimmed">
          {t(file.type === 'image/gif' ? 'media.uploads.isDoneGif' : 'media.uploads.isDone')}
        </Text>
      ) : (
        <Group gap="sm" wrap="nowrap">
          <Progress
            flex={1}
            value={sent * 100}
            animated={state === 'sending' && sent === 1}
            aria-label={t('media.uploads.progress', { name: file.name, percent: Math.round(sent * 100) })}
          />
          {isSlow && (
            <Button size="compact-sm" variant="default" onClick={() => press(() => stopUpload(id))}>
              {t('media.uploads.stop')}
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}
