import { useSearchParams } from '@varda/platform/router';
import { useCallback, useMemo } from 'react';
import { useLatest } from '../form/use-latest.ts';
import type { ListSource } from './list-source.ts';
import { type ListState, readListState, writeListState } from './list-state.ts';

/** Changes the state of a list; `replace` leaves no step for the back button. */
export type ChangeListState = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

/** The state of a list, stored in the address. `change` stays the same function. */
export function useListState<Row>(source: ListSource<Row>): { state: ListState; change: ChangeListState } {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, source), [params, source]);

  // Late callers (a debounced search) must not write over what has changed since they were made.
  const latest = useLatest(setParams);
  const change = useCallback<ChangeListState>(
    (changed, { replace = false } = {}) => {
      latest.current((now) => writeListState(now, changed, source), { replace, preventScrollReset: true });
    },
    [source, latest],
  );
  return { state, change };
}
