import type { ListLayout } from '@varda/contract/saved-views';
import { createContext } from 'react';

/** How a table looks, as somebody has chosen it. */
export interface TableLayout extends Pick<ListLayout, 'density' | 'widths'> {
  /** Null where widths are not chosen. */
  onWidth: ((key: string, width: number | null) => void) | null;
}

export const LayoutContext = createContext<TableLayout>({ onWidth: null });

/** Bounds of the width of a column, in pixels. */
export const narrowest = 64;
export const widest = 800;
