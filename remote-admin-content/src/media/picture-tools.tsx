import { Button, Group } from '@mantine/core';
import { IconCrop, IconReplace } from '@tabler/icons-react';
import { useLazyWindow, useReload, useToasts } from '@varda/admin/components';
import { useMay } from '@varda/admin/permissions';
import type { MediaItem } from '@varda/contract/media';
import type { Picture } from '@varda/contract/pictures';
import { useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';

const loadCrop = () =>
  import(/* webpackChunkName: "picture-windows" */ './crop.modal.tsx').then(({ CropModal }) => CropModal);
const loadReplace = () =>
  import(/* webpackChunkName: "picture-windows" */ './replace.modal.tsx').then(({ ReplaceModal }) => ReplaceModal);

/** What can be made of a picture: a part of it, another one in its place. The windows are loaded when one is opened. */
export function PictureTools({ picture }: { picture: MediaItem }) {
  const { t } = useTexts();
  const mayWrite = useMay()('pictures.write');
  const toasts = useToasts();
  const reload = useReload();
  const [shown, setShown] = useState<'crop' | 'replace' | null>(null);
  const [by, setBy] = useState<Picture | null>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const late = { onClose: close, failure: t('media.windowFailed') };
  const Crop = useLazyWindow(loadCrop, { ...late, opened: shown === 'crop' });
  const Replace = useLazyWindow(loadReplace, { ...late, opened: shown === 'replace' });

  function open(which: 'crop' | 'replace', button: HTMLButtonElement) {
    opener.current = button;
    setBy(null);
    setShown(which);
  }

  function close() {
    setShown(null);
    opener.current?.focus();
  }

  function take(made: MediaItem, everywhere: boolean) {
    void reload();
    if (!everywhere) {
      close();
      return toasts.success(t('media.crop.made'));
    }
    setBy(made);
    setShown('replace');
  }

  if (!mayWrite) return null;
  return (
    <>
      <Group gap="xs" role="group" aria-label={t('media.tools')}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCrop size={16} aria-hidden />}
          onClick={({ currentTarget }) => open('crop', currentTarget)}
        >
          {t('media.crop.open')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconReplace size={16} aria-hidden />}
          onClick={({ currentTarget }) => open('replace', currentTarget)}
        >
          {t('media.replace.open')}
        </Button>
      </Group>
      {Crop && <Crop picture={picture} opened={shown === 'crop'} onClose={close} onMade={take} />}
      {Replace && <Replace key={by?.key} picture={picture} by={by} opened={shown === 'replace'} onClose={close} />}
    </>
  );
}
