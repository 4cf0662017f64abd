import { useCallback, useEffect, useRef, useState } from 'react';
import { useOtherPage } from '../../../navigation/use-other-page.ts';

type Below = 'whoWeAre' | 'products' | null;

/** Which of its panels the menu shows, and what shuts it: another page, a wider window. */
export function useMobileMenu() {
  const [opened, setOpened] = useState(false);
  const [below, setBelow] = useState<Below>(null);
  const hamburger = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);

  const open = useCallback(() => setOpened(true), []);
  const openBelow = useCallback((panel: Below) => {
    setOpened(true);
    setBelow(panel);
  }, []);
  const back = useCallback(() => setBelow(null), []);
  const close = useCallback(() => {
    setBelow(null);
    setOpened(false);
  }, []);

  useOtherPage(close);
  useEffect(() => {
    // Of panels that close together, none gives the focus back to the button below them all.
    if (wasOpened.current && !opened) hamburger.current?.focus();
    wasOpened.current = opened;
  }, [opened]);
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 62em)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);

  return { opened, below, hamburger, open, openBelow, back, close };
}
