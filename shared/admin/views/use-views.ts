import type { ListLayout, SavedView } from '@varda/contract/saved-views';
import { useSearchParams } from '@varda/platform/router';
import { useEffect } from 'react';
import type { ListSource } from '../list/list-source.ts';
import { type ListState, writeListState } from '../list/list-state.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import type { ChosenColumns } from '../table/use-chosen-columns.ts';
import { readDefaultView } from './default-view.ts';

export interface Views {
  /** How the list is looked at now. */
  present: { query: string; layout: ListLayout };
  open: (view: Pick<SavedView, 'query' | 'layout'>) => void;
}

/** Opens views of a list; a visit without anything in its address begins with the one that was chosen for that. */
export function useViews<Row extends Entity>(
  { name, list }: Pick<Resource<Row, never>, 'name'> & { list: ListSource<Row> },
  state: ListState,
  { layout, apply }: Pick<ChosenColumns<Row>, 'layout' | 'apply'>,
): Views {
  const [params, setParams] = useSearchParams();
  const show = (view: Pick<SavedView, 'query' | 'layout'>, replace: boolean) => {
    apply(view.layout);
    setParams(new URLSearchParams(view.query), { replace, preventScrollReset: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    const first = params.toString() === '' ? readDefaultView(name) : null;
    if (first) show(first, true);
  }, [name]);

  const query = writeListState(new URLSearchParams(), { ...state, page: 1 }, list).toString();
  return { present: { query, layout }, open: (view) => show(view, false) };
}
