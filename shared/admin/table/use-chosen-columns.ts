import { safeLocalStorage } from '@varda/platform/storage';
import { useMemo, useState } from 'react';
import type { Column, Entity, Resource } from '../resource/resource.ts';
import { stampColumns } from '../stamps/stamp-columns.tsx';

export interface ChosenColumns<Row> {
  /** The columns of the table. */
  shown: readonly Column<Row>[];
  /** All that can be shown and hidden. */
  offered: readonly { key: string; isShown: boolean }[];
  choose: (key: string, isShown: boolean) => void;
}

/**
 * The columns of a list as somebody has chosen them in this browser. What rows are found by always stands; who made and who saved
 * them is hidden until it is wanted.
 */
export function useChosenColumns<Row extends Entity>({
  name,
  columns,
}: Pick<Resource<Row, never>, 'name' | 'columns'>): ChosenColumns<Row> {
  const place = `columns ${name}`;
  // Columns that are not as they are by default.
  const [turned, setTurned] = useState<ReadonlySet<string>>(
    () => new Set(safeLocalStorage.getItem(place)?.split(',') ?? []),
  );

  return useMemo(() => {
    const heading = columns.find(({ isPicture }) => !isPicture);
    const stamps = stampColumns.filter(({ key }) => columns.every(({ names }) => names !== key));
    const isStamp = (wanted: string) => stamps.some(({ key }) => key === wanted);
    const isShown = (key: string) => turned.has(key) === isStamp(key);
    const all: readonly Column<Row>[] = [...columns, ...stamps];
    return {
      shown: all.filter((column) => column === heading || isShown(column.key)),
      offered: all.filter((column) => column !== heading).map(({ key }) => ({ key, isShown: isShown(key) })),
      choose(key, isWanted) {
        const next = new Set(turned);
        if (isWanted === isStamp(key)) next.add(key);
        else next.delete(key);
        setTurned(next);
        if (next.size > 0) safeLocalStorage.setItem(place, [...next].join());
        else safeLocalStorage.removeItem(place);
      },
    };
  }, [columns, turned, place]);
}
