import { useNavigate } from '@varda/shared/router';

/**
 * Gives a function that goes back to where one came from on the site: to the page before in this tab, else to the one that led
 * here from another tab, else to `otherwise`.
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const before = pathBefore();
    // The router numbers the entries that it has made; behind number 0 there may be another document.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    // The browser counts only what is of this site; those that do not are asked who led here.
    const hasPageBefore = window.navigation?.canGoBack ?? (before !== null && window.history.length > 1);
    if (idx || hasPageBefore) navigate(-1);
    else navigate(before ?? otherwise);
  };
}

/** Path of the page of this site whose link led to this document. */
function pathBefore(): string | null {
  if (!document.referrer) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin ? pathname + search : null;
}
