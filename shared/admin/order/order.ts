import type { Entity } from '../resource/resource.ts';

/** A row with its place in the whole list, from 1 on. */
export interface Placed extends Entity {
  position: number;
}

/** The rows of a page after one of them was given another place; a place outside of the page takes it off the page. */
export function withMoved<Row extends Placed>(rows: readonly Row[], moved: Row, position: number): Row[] {
  const first = rows[0]?.position ?? 1;
  const others = rows.filter(({ _id }) => _id !== moved._id);
  const place = position - first;
  const isOnPage = place >= 0 && place < rows.length;
  const inOrder = isOnPage ? others.toSpliced(place, 0, moved) : others;
  return inOrder.map((row, index) => ({ ...row, position: first + index }));
}
