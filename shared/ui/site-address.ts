import { createContext } from 'react';

/** Where a page stands: the site's scheme and host, and the page's path. Null where a page is of no site: a remote alone. */
export const SiteAddress = createContext<{ origin: string; pathname: string } | null>(null);
