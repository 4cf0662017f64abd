import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { AdminModal, aboveForms, useStaysOpen } from '@varda/admin/parts';
import type { MediaCrop, MediaItem } from '@varda/contract/media';
import { pictureUrl } from '@varda/contract/picture-url';
import { call, messageOf } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { largestCrop, movedCrop, resizedCrop, type Shape, shapes } from './crop.ts';
import classes from './media.module.css';

interface Props {
  picture: MediaItem;
  opened: boolean;
  onClose: () => void;
  /** @param everywhere whether it shall take the place of the whole one */
  onMade: (made: MediaItem, everywhere: boolean) => void;
}

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Makes a picture of a part of another one. */
export function CropModal({ opened, onClose, ...rest }: Props) {
  const { t } = useTexts();
  return (
    <AdminModal
      opened={opened}
      onClose={onClose}
      title={t('media.crop.title')}
      size="44rem"
      fillsNarrow
      zIndex={aboveForms}
      returnFocus={false}
    >
      <Crop onClose={onClose} {...rest} />
    </AdminModal>
  );
}

function Crop({ picture, onClose, onMade }: Omit<Props, 'opened'>) {
  const { t } = useTexts();
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<Shape>('square');
  const [crop, setCrop] = useState<MediaCrop>(() => largestCrop(picture, 'square'));
  const making = useMutation({
    mutationFn: (_everywhere: boolean) => call('POST /media/:key/crop', { params: { key: picture.key }, body: crop }),
    onSuccess: onMade,
  });
  // It says in its place what has gone wrong.
  const isBusy = making.isPending;
  useStaysOpen(isBusy);
  const { width, height, widths } = picture;
  const src = pictureUrl(picture, widths.find((one) => one >= 1024) ?? widths.at(-1) ?? width, 'webp');
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

  const move = (dx: number, dy: number) => setCrop((now) => movedCrop(now, picture, dx, dy));
  const resize = (dx: number, dy: number) => setCrop((now) => resizedCrop(now, picture, shape, dx, dy));

  /** What pointer and arrow keys do with the part, or with its corner. */
  const handlers = (change: (dx: number, dy: number) => void) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      const scale = width / (frame.current?.getBoundingClientRect().width || width);
      if (event.buttons === 1) change(event.movementX * scale, event.movementY * scale);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [dx, dy] = steps[event.key] ?? [];
      if (dx === undefined || dy === undefined) return;
      event.preventDefault();
      const step = Math.max(1, Math.round(width / (event.shiftKey ? 10 : 100)));
      change(dx * step, dy * step);
    },
  });

  return (
    <>
      <NativeSelect
        label={t('media.crop.shape')}
        data={(Object.keys(shapes) as Shape[]).map((value) => ({ value, label: t(`media.crop.shapes.${value}`) }))}
        value={shape}
        data-autofocus
        onChange={({ currentTarget }) => {
          const next = currentTarget.value as Shape;
          setShape(next);
          setCrop(largestCrop(picture, next));
        }}
      />
      <div ref={frame} className={classes.cropped}>
        <img src={src} alt="" width={width} height={height} draggable={false} />
        <button
          type="button"
          className={classes.part}
          aria-label={t('media.crop.part')}
          aria-describedby={hint}
          style={{
            left: share(crop.left, width),
            top: share(crop.top, height),
            width: share(crop.width, width),
            height: share(crop.height, height),
          }}
          {...handlers(move)}
        />
        <button
          type="button"
          className={classes.corner}
          aria-label={t('media.crop.corner')}
          aria-describedby={hint}
          style={{ left: share(crop.left + crop.width, width), top: share(crop.top + crop.height, height) }}
          {...handlers(resize)}
        />
      </div>
      <Text id={hint} size="sm" c="dimmed">
        {t('media.crop.hint')}
      </Text>
      <Text size="sm" role="status">
        {t('media.crop.at', { ...crop })}
      </Text>
      {making.isError && (
        <Alert color="red" role="alert" mt="md">
          {messageOf(making.error, t('media.crop.failed'))}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t('admin.form.cancel')}
        </Button>
        <Button variant="default" loading={making.isPending} onClick={() => making.mutate(false)}>
          {t('media.crop.make')}
        </Button>
        <Button loading={making.isPending} onClick={() => making.mutate(true)}>
          {t('media.crop.everywhere')}
        </Button>
      </Group>
    </>
  );
}
