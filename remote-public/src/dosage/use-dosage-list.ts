import { useLanguage } from '@varda/platform/language';
import { keepPreviousData, useQuery } from '@varda/platform/query';
import { useLocation, useNavigation, useSearchParams } from '@varda/platform/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { dosageEntries, firstFilters } from './dosage.queries.ts';
import { filtersIn, type OrderName, orderField, searchField } from './dosage-filters.ts';

/** Quiet after the last key, in milliseconds, after which the list is asked for. */
const typingPause = 300;

const never = () => () => undefined;

/**
 * The dosage entries, with what the visitor searches and how they are sorted: both stand in the address. A change asks the server
 * again; what was there stays until the answer comes, and an answer to older filters is never shown.
 */
export function useDosageList() {
  const [params, setParams] = useSearchParams();
  // The document has the whole list, whatever its address asks: so it is one for all visitors.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const filters = isHydrated ? filtersIn(params) : firstFilters;
  const [typed, setTyped] = useState(filters.search);
  const [followed, setFollowed] = useState(filters.search);
  const entries = useQuery({ ...dosageEntries(filters, useLanguage()), placeholderData: keepPreviousData });
  const { pathname } = useLocation();
  const isLeaving = (useNavigation().location?.pathname ?? pathname) !== pathname;
  const search = typed.trim();

  // The field follows the address, unless it is ahead of it.
  if (followed !== filters.search) {
    setFollowed(filters.search);
    if (search === followed) setTyped(filters.search);
  }

  function ask(field: string, value: string) {
    // Of two quick changes the second is made to what the first has asked for.
    const change = (asked: URLSearchParams) => {
      if (value) asked.set(field, value);
      else asked.delete(field);
      return asked;
    };
    setParams(change, { replace: true, preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is another one at each render
  useEffect(() => {
    // What is asked for while another page is on its way would be shown in place of it.
    if (search === filters.search || isLeaving) return;
    const timer = setTimeout(() => ask(searchField, search), typingPause);
    return () => clearTimeout(timer);
  }, [typed, filters.search, isLeaving, params]);

  return {
    entries,
    typed,
    setTyped,
    filters,
    /** Whether what is shown is older than what was typed or chosen. */
    isReloading: entries.isPlaceholderData || search !== filters.search,
    sort: (order: OrderName) => ask(orderField, order === 'newest' ? '' : order),
    /** Empties the search at once. */
    clear: () => {
      setTyped('');
      ask(searchField, '');
    },
  };
}
