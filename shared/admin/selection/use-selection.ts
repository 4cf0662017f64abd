import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { List } from '../list/use-list.ts';
import type { Entity } from '../resource/resource.ts';

/**
 * The rows that are marked for something that is done to all of them, each as it was loaded last. It outlives a change of page, sort
 * and search.
 */
export interface Selection<Row extends Entity> {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  /** Marks a row of the page `shown`, or takes its mark away; a `range` does the same to all between it and the last one. */
  toggle: (row: Row, shown: readonly Row[], range: boolean) => void;
  /** Marks all rows of a page, or takes all their marks away if all of them have one. */
  togglePage: (shown: readonly Row[]) => void;
  /** Takes the marks of these rows away, and of no others: something was done to them. */
  unmark: (rows: readonly Entity[]) => void;
}

export function useSelection<Row extends Entity>({
  rows: loaded,
  isOld,
}: Pick<List<Row>, 'rows' | 'isOld'>): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  // Where a range begins: the row that was marked last.
  const anchor = useRef<string | null>(null);
  const unmark = useCallback((rows: readonly Entity[]) => {
    const ids = new Set(rows.map(({ _id }) => _id));
    setSelected((now) => new Map([...now].filter(([id]) => !ids.has(id))));
  }, []);

  // Rows of an earlier visit to the page may be older than the marked ones.
  useEffect(() => {
    if (isOld) return;
    setSelected((now) => {
      const newer = loaded.filter((row) => now.has(row._id) && now.get(row._id) !== row);
      return newer.length > 0 ? withRows(now, newer) : now;
    });
  }, [loaded, isOld]);

  return useMemo(() => {
    const has = ({ _id }: Row) => selected.has(_id);
    const mark = (marked: readonly Row[], isMarked: boolean) =>
      isMarked ? setSelected((now) => withRows(now, marked)) : unmark(marked);
    return {
      rows: [...selected.values()],
      has,
      toggle: (row, shown, range) => {
        mark(range ? between(shown, anchor.current, row) : [row], !has(row));
        anchor.current = row._id;
      },
      togglePage: (shown) => mark(shown, !shown.every(has)),
      unmark,
    };
  }, [selected, unmark]);
}

function withRows<Row extends Entity>(
  selected: ReadonlyMap<string, Row>,
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  return new Map([...selected, ...rows.map((row) => [row._id, row] as const)]);
}

function between<Row extends Entity>(shown: readonly Row[], from: string | null, to: Row): readonly Row[] {
  const start = shown.findIndex(({ _id }) => _id === from);
  const end = shown.findIndex(({ _id }) => _id === to._id);
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
