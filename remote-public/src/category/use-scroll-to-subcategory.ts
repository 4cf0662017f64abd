import { useLocation, useNavigationType } from '@varda/platform/router';
import { useEffect } from 'react';

/**
 * Scrolls to the subcategory that the address names (`#sensilis-oils`), once the subcategories are there: the router looks for it as
 * soon as the address changes, which on the way to this page is too early. A return by back or forward is left to it, and the
 * first page to the browser, which has scrolled it by now.
 */
export function useScrollToSubcategory(): void {
  const { hash, key } = useLocation();
  const returned = useNavigationType() === 'POP' && key !== 'default';

  useEffect(() => {
    const isFirst = key === 'default' && window.scrollY > 0;
    if (returned || isFirst || hash === '') return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key, returned]);
}
