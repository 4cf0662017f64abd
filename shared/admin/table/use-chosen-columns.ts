import type { ListLayout } from '@varda/contract/saved-views';
import { safeLocalStorage } from '@varda/platform/storage';
import { useMemo, useState } from 'react';
import type { Column, Entity, Resource } from '../resource/resource.ts';
import { stampColumns } from '../stamps/stamp-columns.tsx';
import { headingOf } from './layout.ts';

interface OfferedColumn {
  key: string;
  isShown: boolean;
  isFixed: boolean;
  /** In pixels; undefined where it takes what is left, null where it cannot be chosen. */
  width: number | null | undefined;
}

export interface ChosenColumns<Row> {
  /** The columns of the table. */
  shown: readonly Column<Row>[];
  /** All that there are, in their order; what rows are found by is not hidden. */
  offered: readonly OfferedColumn[];
  choose: (key: string, isShown: boolean) => void;
  /** Puts a column in another place among those offered; places count from 0. */
  move: (key: string, place: number) => void;
  /** In pixels; null is the width that it has by itself. */
  setWidth: (key: string, width: number | null) => void;
  /** All of what is chosen, for a view to save. */
  layout: ListLayout;
  /** Key of the column that rows are found by. */
  heading: string | undefined;
  /** Whether anything is not as it is by default. */
  isChosen: boolean;
  change: (part: Pick<ListLayout, 'density'>) => void;
  /** All as it was at first. */
  reset: () => void;
  /** What a view has saved, for this visit: what somebody has chosen is kept, but for what they change from then on. */
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
  const [own, setOwn] = useState(() => readLayout(name));
  const [viewed, setViewed] = useState<ListLayout | null>(null);

  return useMemo(() => {
    const layout = viewed ?? own;
    const heading = headingOf(columns)?.key;
    const stamps = stampColumns.filter(({ key }) => columns.every(({ names }) => names !== key));
    const turned = new Set(layout.turned);
    const isStamp = (wanted: string) => stamps.some(({ key }) => key === wanted);
    const isShown = (key: string) => key === heading || turned.has(key) === isStamp(key);
    const all = inOrder<Column<Row>>([...columns, ...stamps], layout.order);
    const keep = (next: ListLayout) => {
      setOwn(next);
      storeLayout(name, next);
    };
    const change = (part: ListLayout) => {
      if (viewed) setViewed({ ...viewed, ...part });
      keep({ ...own, ...part });
    };
    return {
      shown: all.filter(({ key }) => isShown(key)),
      offered: all.map(({ key, width, isPicture }) => ({
        ...{ key, isShown: isShown(key), isFixed: key === heading },
        // That of a picture is its own.
        width: isPicture ? null : (layout.widths?.[key] ?? width),
      })),
      choose(key, isWanted) {
        const next = new Set(turned);
        if (isWanted === isStamp(key)) next.add(key);
        else next.delete(key);
        change({ turned: [...next] });
      },
      move(key, place) {
        const order = all.map((column) => column.key).filter((other) => other !== key);
        change({ order: order.toSpliced(place, 0, key) });
      },
      setWidth(key, width) {
        const { [key]: _, ...others } = layout.widths ?? {};
        change({ widths: width === null ? others : { ...others, [key]: width } });
      },
      layout,
      heading,
      isChosen: isArranged(layout),
      change,
      reset: () => {
        setViewed(null);
        keep({});
      },
      apply: setViewed,
    };
  }, [name, columns, own, viewed]);
}

function isArranged({ turned = [], order = [], widths = {}, density }: ListLayout): boolean {
  return turned.length + order.length + Object.keys(widths).length > 0 || density === 'compact';
}

/** Columns that were not there when the order was chosen come behind the one before them. */
function inOrder<C extends { key: string }>(columns: readonly C[], order: readonly string[] = []): C[] {
  const ordered = columns.filter(({ key }) => order.includes(key));
  ordered.sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  for (const [at, column] of columns.entries())
    if (!order.includes(column.key))
      ordered.splice(at === 0 ? 0 : ordered.indexOf(columns[at - 1] as C) + 1, 0, column);
  return ordered;
}

const turnedAt = (name: string) => `columns ${name}`;
const layoutAt = (name: string) => `layout ${name}`;

/** What was stored by another version of this program counts as far as it makes sense. */
function readLayout(name: string): ListLayout {
  const turned = safeLocalStorage.getItem(turnedAt(name))?.split(',') ?? [];
  try {
    const layout = JSON.parse(safeLocalStorage.getItem(layoutAt(name)) ?? '{}') as ListLayout | null;
    const isLayout = typeof layout === 'object' && layout !== null && Array.isArray(layout.order ?? []);
    return { turned, ...(isLayout && layout) };
  } catch {
    return { turned };
  }
}

/** Under two names: remotes of former versions read them, too. */
function storeLayout(name: string, { turned = [], ...layout }: ListLayout): void {
  write(turnedAt(name), turned.join());
  write(layoutAt(name), Object.keys(layout).length > 0 ? JSON.stringify(layout) : '');
}

function write(place: string, value: string) {
  if (value === '') safeLocalStorage.removeItem(place);
  else safeLocalStorage.setItem(place, value);
}
