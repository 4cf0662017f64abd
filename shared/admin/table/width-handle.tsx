import { type KeyboardEvent, type PointerEvent, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { LayoutContext, narrowest, widest, withinBounds } from './layout.ts';
import classes from './table.module.css';

interface Props {
  /** Key of the column, and how it is called. */
  column: string;
  label: string;
  /** In pixels; undefined where the column takes what is left. */
  width: number | undefined;
}

/** Pixels of one press of an arrow key. */
const step = 16;

/** At the edge of a column's head: changes its width by dragging or by arrow keys; a double click or Escape gives it back its own. */
export function WidthHandle({ column, label, width }: Props) {
  const { t } = useAdminTexts();
  const { onWidth } = useContext(LayoutContext);
  const handle = useRef<HTMLSpanElement>(null);
  const drag = useRef<{ x: number; width: number } | null>(null);
  const [measured, setMeasured] = useState<number>();
  // Else the head would be called what its handle is called, too.
  useLayoutEffect(() => {
    handle.current?.closest('th')?.setAttribute('aria-label', label);
  }, [label]);
  if (!onWidth) return null;

  const present = () => Math.round(handle.current?.closest('th')?.getBoundingClientRect().width || width || 0);
  const set = (wanted: number) => onWidth(column, withinBounds(wanted));

  function press({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') set((width ?? present()) - step);
    else if (key === 'ArrowRight') set((width ?? present()) + step);
    else if (key === 'Home') set(narrowest);
    else if (key === 'Escape' || key === 'Delete') onWidth?.(column, null);
  }

  function begin(event: PointerEvent) {
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    // Not as it is drawn: a window with room for more makes all columns wider than they are said to be.
    drag.current = { x: event.clientX, width: width ?? present() };
  }

  function move({ clientX }: PointerEvent) {
    if (drag.current) set(drag.current.width + clientX - drag.current.x);
  }

  const end = () => {
    drag.current = null;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule of the page cannot be moved
    <span
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('columns.width', { column: label })}
      aria-valuenow={width ?? measured ?? narrowest}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuetext={t('columns.pixels', { count: width ?? measured ?? narrowest })}
      className={classes.handle}
      onFocus={() => setMeasured(present())}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onWidth(column, null)}
    />
  );
}
