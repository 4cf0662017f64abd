import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { AdminModal, aboveForms, useStaysOpen } from '@varda/admin/components';
import type { MediaCrop, MediaItem } from '@varda/contract/media';
import { pictureUrl } from '@varda/contract/picture-url';
import { call, messageOf } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react';
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

/** How far a pointer goes, in pixels of the page, before it drags: a hand is not quite still at a press. */
const still = 4;

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
  const [isCornerNext, setCornerNext] = useState(false);
  const pressed = useRef({ x: 0, y: 0, crop, isDragged: false });
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

  const changed = {
    part: (from: MediaCrop, dx: number, dy: number) => movedCrop(from, picture, dx, dy),
    corner: (from: MediaCrop, dx: number, dy: number) => resizedCrop(from, picture, shape, dx, dy),
  };
  /** Pixels of the picture for one of the page. */
  const scale = () => width / (frame.current?.getBoundingClientRect().width || width);

  /** What pointer and arrow keys do with the part, or with its corner. */
  const handlers = (what: keyof typeof changed) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.buttons !== 1) return;
      const { x, y, crop, isDragged } = pressed.current;
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!isDragged && Math.hypot(dx, dy) < still) return;
      pressed.current.isDragged = true;
      setCrop(changed[what](crop, dx * scale(), dy * scale()));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [dx, dy] = steps[event.key] ?? [];
      if (dx === undefined || dy === undefined) return;
      event.preventDefault();
      const step = Math.max(1, Math.round(width / (event.shiftKey ? 10 : 100)));
      setCrop((now) => changed[what](now, dx * step, dy * step));
    },
  });

  /** Without dragging: a press puts the middle of the part there, or its corner once that was pressed. */
  function place(event: MouseEvent) {
    // The Enter key presses where the pointer is not.
    if (pressed.current.isDragged || event.detail === 0) return;
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const x = (event.clientX - left) * scale() - crop.left;
    const y = (event.clientY - top) * scale() - crop.top;
    setCrop(
      isCornerNext
        ? changed.corner(crop, x - crop.width, y - crop.height)
        : changed.part(crop, x - crop.width / 2, y - crop.height / 2),
    );
    setCornerNext(false);
  }

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
      {/* Arrow keys come here from a screen reader that reads by them, too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the part and its corner are moved with the arrows */}
      <div
        ref={frame}
        role="application"
        aria-label={t('media.crop.title')}
        className={classes.cropped}
        onPointerDownCapture={({ clientX: x, clientY: y }) => {
          pressed.current = { x, y, crop, isDragged: false };
        }}
        onClick={place}
      >
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
          {...handlers('part')}
        />
        <button
          type="button"
          className={classes.corner}
          aria-label={t('media.crop.corner')}
          aria-describedby={hint}
          data-next={isCornerNext || undefined}
          style={{ left: share(crop.left + crop.width, width), top: share(crop.top + crop.height, height) }}
          {...handlers('corner')}
          onClick={(event) => {
            event.stopPropagation();
            if (!pressed.current.isDragged) setCornerNext(!isCornerNext);
          }}
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
