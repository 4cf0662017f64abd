import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus was before a dialog was opened. Mantine knows it only of a dialog that is there before it opens; one whose code
 * comes with the first opening is not.
 *
 * @returns gives the focus back
 */
export function useRestoreFocus(opened: boolean): () => void {
  const origin = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (opened) origin.current = document.activeElement;
  }, [opened]);

  return () => {
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  };
}
