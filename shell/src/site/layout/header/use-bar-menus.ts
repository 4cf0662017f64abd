import { type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { useDismiss } from '../../../navigation/use-dismiss.ts';
import { useOtherPage } from '../../../navigation/use-other-page.ts';

export type BarMenuName = 'whoWeAre' | 'products' | 'language';

/** How long a pointer rests before a menu opens or closes, in milliseconds: its way to a menu may cut a corner. */
const rest = 100;

export interface BarMenus {
  opened: BarMenuName | null;
  /** At once: by a key, a tap, a click on a link. */
  set: (name: BarMenuName | null) => void;
  /** After a rest, and for a mouse only. */
  hover: (name: BarMenuName, event: PointerEvent) => void;
  leave: (event: PointerEvent) => void;
  /** A press on a menu's own button. The first one on a menu that hovering has opened leaves it open. */
  press: (name: BarMenuName) => void;
}

/** Which menu of the bar is open: one at most. A new page closes it. */
export function useBarMenus(bar: RefObject<HTMLElement | null>): BarMenus {
  const [opened, setOpened] = useState<BarMenuName | null>(null);
  const hovered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = useCallback((name: BarMenuName | null) => {
    clearTimeout(timer.current);
    hovered.current = false;
    setOpened(name);
  }, []);
  const close = useCallback(() => set(null), [set]);
  useDismiss(bar, opened !== null, close);

  useOtherPage(close);

  function later({ pointerType }: PointerEvent, change: () => void) {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(change, rest);
  }

  return {
    opened,
    set,
    hover: (name, event) =>
      later(event, () => {
        hovered.current = true;
        setOpened(name);
      }),
    leave: (event) => later(event, () => setOpened((current) => (current === 'language' ? current : null))),
    press: (name) => {
      const pinned = hovered.current && opened === name;
      set(opened === name && !pinned ? null : name);
    },
  };
}
