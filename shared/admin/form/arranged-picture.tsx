import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { Localized } from '@varda/contract/language';
import type { DragEventHandler, ReactNode } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AltInputs } from './alt-inputs.tsx';
import classes from './picture-input.module.css';

interface Props {
  place: number;
  total: number;
  alt: Localized;
  isRemoved: boolean;
  isDragged: boolean;
  onAlt: (alt: Localized) => void;
  onMove: (to: number) => void;
  onDragStart: () => void;
  onDragOver: () => void;
  onDragEnd: () => void;
  /** Its preview. */
  children: ReactNode;
}

/** One of several pictures: moved by its handle or its arrows, and described. */
export function ArrangedPicture(props: Props) {
  const { place, total, alt, isRemoved, isDragged, onAlt, onMove, onDragStart, onDragOver, onDragEnd, children } =
    props;
  const { t } = useAdminTexts();
  const position = place + 1;
  const over: DragEventHandler = (event) => {
    event.preventDefault();
    onDragOver();
  };

  return (
    <li className={classes.arranged} data-dragged={isDragged || undefined} onDragOver={over} onDragEnter={over}>
      <div className={classes.movers}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: by keyboard and touch it is moved with the arrows */}
        <span
          className={classes.handle}
          draggable
          title={t('picture.drag')}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            onDragStart();
          }}
          onDragEnd={onDragEnd}
        >
          <IconGripVertical size={18} aria-hidden />
        </span>
        <Mover label={t('picture.earlier', { position })} isAtEnd={place === 0} onPress={() => onMove(place - 1)}>
          <IconArrowUp size={16} />
        </Mover>
        <Mover label={t('picture.later', { position })} isAtEnd={position === total} onPress={() => onMove(place + 1)}>
          <IconArrowDown size={16} />
        </Mover>
      </div>
      {children}
      {!isRemoved && <AltInputs value={alt} onChange={onAlt} isExplained={place === 0} />}
    </li>
  );
}

interface MoverProps {
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Mover({ label, isAtEnd, onPress, children }: MoverProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        // Not `disabled`: the focus stays on it, so that it can be moved back.
        aria-disabled={isAtEnd}
        data-disabled={isAtEnd}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return;
          onPress();
          // A list item that is moved in the document loses the focus.
          requestAnimationFrame(() => currentTarget.focus());
        }}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
