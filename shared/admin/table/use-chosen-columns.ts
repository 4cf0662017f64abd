import type { ListLayout } from '@varda/contract/saved-views';
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
  /** All of what is chosen, for a view to save. */
  layout: ListLayout;
  /** Widths and density beside what they are. */
  change: (part: Pick<ListLayout, 'widths' | 'density'>) => void;
  /** What a view has saved. */
  apply: (layout: ListLayout) => void;
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
  const lookPlace = `layout ${name}`;
  // Columns that are not as they are by default.
  const [turned, setTurned] = useState<ReadonlySet<string>>(
    () => new Set(safeLocalStorage.getItem(place)?.split(',') ?? []),
  );
  const [look, setLook] = useState<Look>(() => readLook(safeLocalStorage.getItem(lookPlace)));

  return useMemo(() => {
    const heading = columns.find(({ isPicture }) => !isPicture);
    const stamps = stampColumns.filter(({ key }) => columns.every(({ names }) => names !== key));
    const isStamp = (wanted: string) => stamps.some(({ key }) => key === wanted);
    const isShown = (key: string) => turned.has(key) === isStamp(key);
    const all: readonly Column<Row>[] = [...columns, ...stamps];
    const turn = (next: ReadonlySet<string>) => {
      setTurned(next);
      keep(place, [...next].join());
    };
    const change = (part: Look) => {
      const next = { ...look, ...part };
      setLook(next);
      keep(lookPlace, Object.keys(next).length > 0 ? JSON.stringify(next) : '');
    };
    return {
      shown: all.filter((column) => column === heading || isShown(column.key)),
      offered: all.filter((column) => column !== heading).map(({ key }) => ({ key, isShown: isShown(key) })),
      choose(key, isWanted) {
        const next = new Set(turned);
        if (isWanted === isStamp(key)) next.add(key);
        else next.delete(key);
        turn(next);
      },
      layout: { ...look, turned: [...turned] },
      change,
      apply({ turned: wanted = [], ...others }) {
        turn(new Set(wanted));
        setLook(others);
        keep(lookPlace, JSON.stringify(others));
      },
    };
  }, [columns, turned, look, place, lookPlace]);
}

type Look = Pick<ListLayout, 'widths' | 'density'>;

/** What was kept by another version of this program counts as far as it makes sense. */
function readLook(kept: string | null): Look {
  try {
    const look = JSON.parse(kept ?? '{}') as Look | null;
    return typeof look === 'object' && look !== null ? look : {};
  } catch {
    return {};
  }
}

function keep(place: string, value: string) {
  if (value === '') safeLocalStorage.removeItem(place);
  else safeLocalStorage.setItem(place, value);
}
