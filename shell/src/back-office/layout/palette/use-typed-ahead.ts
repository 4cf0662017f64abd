import { useCallback, useEffect, useRef } from 'react';

/**
 * Takes the characters that are typed from the wish for the palette until its field has the focus: none is lost, and none
 * is a shortcut of the page below.
 *
 * @returns gives the characters out, once
 */
export function useTypedAhead(isWanted: boolean): () => string {
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

  return useCallback(() => {
    const text = typed.current;
    typed.current = '';
    return text;
  }, []);
}
