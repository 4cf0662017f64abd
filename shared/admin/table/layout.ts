import type { ListLayout } from '@varda/contract/saved-views';
import { createContext } from 'react';
import type { Column } from '../resource/resource.ts';

/** How a table looks, as somebody has chosen it. */
interface TableLayout extends Pick<ListLayout, 'density' | 'widths'> {
  /** Key of the column that rows are found by, where somebody may have put it in another place. */
  heading?: string | undefined;
  /** Null where widths are not chosen. */
  onWidth: ((key: string, width: number | null) => void) | null;
}

export const LayoutContext = createContext<TableLayout>({ onWidth: null });

/** What rows are found by: the first column that is not a picture. */
export function headingOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ isPicture }) => !isPicture);
}

/** Bounds of the width of a column, in pixels. */
export const narrowest = 64;
export const widest = 800;

export function withinBounds(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}
