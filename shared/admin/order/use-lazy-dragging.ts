import { idleMoment } from '@varda/platform/idle-moment';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Dragging = typeof import('./dragged-rows.tsx');

/** Tables that are opened later start with it. */
let known: Dragging | null = null;

const load = async () => {
  known = await import(/* webpackChunkName: "dragging" */ './dragged-rows.tsx');
  return known;
};

/** What would be lost with the table that it is in: a press, a menu, a picture that is shown large. */
const inUse = ':active, [aria-expanded="true"], [data-in-use]';

/**
 * The table whose rows can be dragged, once its code is there: it comes after the rows. It is mounted in place of the one before;
 * whoever has the focus in that one keeps it.
 *
 * @param place around both
 * @param rows the next ones try again after a failure
 */
export function useLazyDragging(place: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const [dragging, setDragging] = useState(known);
  const focused = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are another try
  useEffect(() => {
    if (dragging) return;
    let isLeft = false;
    async function mount() {
      await idleMoment();
      const loaded = await load();
      while (place.current?.querySelector(inUse)) await idleMoment();
      if (isLeft) return;
      focused.current = controlsIn(place.current).indexOf(document.activeElement as HTMLElement);
      // At once: what is pressed between that look and a later rendering would be lost.
      flushSync(() => setDragging(loaded));
    }
    // Without it rows are moved by saying their new place.
    mount().catch(console.error);
    return () => {
      isLeft = true;
    };
  }, [dragging, rows, place]);

  useLayoutEffect(() => {
    if (dragging) controlsIn(place.current)[focused.current]?.focus();
  }, [dragging, place]);

  return dragging?.DraggedRows ?? null;
}

/** What can have the focus in both tables. */
function controlsIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('a, button, input, select') ?? [])];
}
