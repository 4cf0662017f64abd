import { useCallback, useMemo, useRef, useState } from 'react';
import type { Entity } from '../resource/resource.ts';

/** The rows that are marked for something that is done to all of them. It outlives a change of page, sort and search. */
export interface Selection<Row extends Entity> {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  /** Marks a row of the page `shown`, or takes its mark away; a `range` does the same to all between it and the last one. */
  toggle: (row: Row, shown: readonly Row[], range: boolean) => void;
  /** Marks all rows of a page, or takes all their marks away if all of them have one. */
  togglePage: (shown: readonly Row[]) => void;
  /** From now on these and no others. */
  set: (rows: readonly Row[]) => void;
}

export function useSelection<Row extends Entity>(): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  // Where a range begins: the row that was marked last.
  const anchor = useRef<string | null>(null);
  const set = useCallback((rows: readonly Row[]) => setSelected(new Map(rows.map((row) => [row._id, row]))), []);

  return useMemo(() => {
    const rows = [...selected.values()];
    const has = ({ _id }: Row) => selected.has(_id);
    const mark = (marked: readonly Row[], isMarked: boolean) => {
      const ids = new Set(marked.map(({ _id }) => _id));
      set([...rows.filter(({ _id }) => !ids.has(_id)), ...(isMarked ? marked : [])]);
    };
    return {
      rows,
      has,
      toggle: (row, shown, range) => {
        mark(range ? between(shown, anchor.current, row) : [row], !has(row));
        anchor.current = row._id;
      },
      togglePage: (shown) => mark(shown, !shown.every(has)),
      set,
    };
  }, [selected, set]);
}

function between<Row extends Entity>(shown: readonly Row[], from: string | null, to: Row): readonly Row[] {
  const start = shown.findIndex(({ _id }) => _id === from);
  const end = shown.findIndex(({ _id }) => _id === to._id);
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
