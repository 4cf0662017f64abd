import { useCallback, useEffect, useRef } from 'react';

/**
 * Queues the characters that are typed between asking for the palette and the focus in its field: none is lost, and none is
 * a shortcut of the page below.
 *
 * @param onGiveUp while the palette is on its way: called for Escape and for a press elsewhere, which lead back to the page
 * @returns gives the characters out, once
 */
export function useTypedAhead(isWanted: boolean, onGiveUp?: () => void): () => string {
  const typed = useRef('');

  useEffect(() => {
    if (!isWanted) return;
    typed.current = '';
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
      if (document.activeElement?.getAttribute('role') === 'combobox') return;
      event.preventDefault();
      event.stopPropagation();
      typed.current += event.key;
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isWanted]);

  useEffect(() => {
    if (!isWanted || !onGiveUp) return;
    const leave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') onGiveUp();
    };
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, leave, { capture: true });
    return () => {
      for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, leave, { capture: true });
    };
  }, [isWanted, onGiveUp]);

  return useCallback(() => {
    const text = typed.current;
    typed.current = '';
    return text;
  }, []);
}
