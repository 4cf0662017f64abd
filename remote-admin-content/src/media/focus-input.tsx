import { Button, Group, Text } from '@mantine/core';
import { pictureUrl } from '@varda/contract/picture-url';
import type { Picture } from '@varda/contract/pictures';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { focusAt, focusOf, middle } from './focus.ts';
import classes from './media.module.css';

interface Props {
  picture: Picture;
  value?: string;
  onChange: (focus: string) => void;
}

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where Shift is held, arrows go this much farther. */
const farther = 10;

/** The point of a picture that stays to be seen: set by a press on it, moved by the arrow keys; how it looks where it is cut stands below. */
export function FocusInput({ picture, value = middle, onChange }: Props) {
  const { t } = useTexts();
  const hint = useId();
  const { x, y } = focusOf(value) ?? { x: 50, y: 50 };
  const src = pictureUrl(picture, picture.widths.find((width) => width >= 640) ?? picture.widths.at(-1) ?? 0, 'webp');

  function press(event: PointerEvent<HTMLButtonElement>) {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(focusAt(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100));
  }

  function move(event: KeyboardEvent) {
    const [dx, dy] = steps[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? farther : 1;
    onChange(focusAt(x + dx * step, y + dy * step));
  }

  return (
    <div className={classes.focus}>
      {/* Arrow keys come here from a screen reader that reads by them, too. */}
      <div role="application" className={classes.pointing} aria-label={t('media.focus.label')}>
        <button
          type="button"
          className={classes.pointed}
          aria-label={t('media.focus.label')}
          aria-describedby={hint}
          onPointerDown={press}
          onPointerMove={press}
          onKeyDown={move}
        >
          <img src={src} alt="" width={picture.width} height={picture.height} draggable={false} />
          <span className={classes.point} style={{ left: `${x}%`, top: `${y}%` }} />
        </button>
      </div>
      <Text id={hint} size="sm" c="dimmed">
        {t('media.focus.hint')}
      </Text>
      <Group gap="xs" justify="space-between">
        <Text size="sm" role="status">
          {t('media.focus.at', { x, y })}
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          // It keeps the focus of who has pressed it.
          {...(value === middle && { 'aria-disabled': true, 'data-disabled': true })}
          onClick={() => onChange(middle)}
        >
          {t('media.focus.middle')}
        </Button>
      </Group>
      <div className={classes.cuts} aria-hidden>
        {(['1', '16 / 9', '4 / 3'] as const).map((aspectRatio) => (
          <img key={aspectRatio} src={src} alt="" style={{ aspectRatio, objectPosition: value }} />
        ))}
      </div>
    </div>
  );
}
