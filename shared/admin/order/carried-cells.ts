import { type RefObject, useLayoutEffect } from 'react';

/**
 * A row that is carried about stands outside of its table. Its cells are told how wide their columns are; that they take
 * this width, and for how long, is the style's matter: the card that a row is on a phone has no columns.
 */
export function useCarriedCells(row: RefObject<HTMLTableRowElement | null>, isCarried: boolean): void {
  useLayoutEffect(() => {
    if (!isCarried || !row.current) return;
    const columns = row.current.closest('table')?.tHead?.rows[0]?.cells ?? [];
    for (const [place, { offsetWidth }] of [...columns].entries())
      row.current.cells[place]?.style.setProperty('--carried-width', `${offsetWidth}px`);
  }, [row, isCarried]);
}
