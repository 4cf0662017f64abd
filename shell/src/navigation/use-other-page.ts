import { useLocation } from '@varda/platform/router';
import { type EffectCallback, useEffect, useRef } from 'react';

/**
 * Runs as soon as another page is shown, as an effect does. Not for the first one: it is the browser's own matter, and somebody
 * may have opened a menu on it before it was hydrated.
 *
 * @param run the same function at every rendering
 */
export function useOtherPage(run: EffectCallback): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return run();
  }, [pathname, run]);
}
