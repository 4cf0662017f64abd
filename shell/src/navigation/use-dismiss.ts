import { type RefObject, useEffect } from 'react';

/**
 * Closes what is open inside `area` on Escape, on a click outside and when the focus leaves. Escape gives the focus
 * back to the button that had opened it.
 */
export function useDismiss(area: RefObject<HTMLElement | null>, opened: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!opened) return;
    const onElsewhere = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const opener = area.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (area.current?.contains(document.activeElement)) opener?.focus();
      dismiss();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [area, opened, dismiss]);
}
