import { createContext } from 'react';

/** What a server answers a page with; the page may change it while it is rendered. Null in a browser. */
export const PageResponse = createContext<{ status: number } | null>(null);
