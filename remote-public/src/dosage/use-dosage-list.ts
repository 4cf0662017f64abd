import { useLanguage } from '@varda/platform/language';
import { keepPreviousData, useQuery } from '@varda/platform/query';
import { useEffect, useState } from 'react';
import { type DosageFilters, dosageEntries, firstFilters } from './dosage.queries.ts';

/** Quiet after the last key, in milliseconds, after which the list is asked for. */
const typingPause = 300;

/**
 * The dosage entries, with what the visitor searches and how they are sorted. A change asks the server again; what
 * was there stays until the answer comes, and an answer to older filters is never shown.
 */
export function useDosageList() {
  const [typed, setTyped] = useState(firstFilters.search);
  const [filters, setFilters] = useState(firstFilters);
  const entries = useQuery({ ...dosageEntries(filters, useLanguage()), placeholderData: keepPreviousData });

  useEffect(() => {
    const search = typed.trim();
    const searched = (before: DosageFilters) => (before.search === search ? before : { ...before, search });
    const timer = setTimeout(() => setFilters(searched), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    entries,
    typed,
    setTyped,
    filters,
    /** Whether what is shown is older than what was typed or chosen. */
    isReloading: entries.isPlaceholderData || typed.trim() !== filters.search,
    sort: (order: Pick<DosageFilters, 'sortBy' | 'sortOrder'>) => setFilters((before) => ({ ...before, ...order })),
    /** Empties the search at once. */
    clear: () => {
      setTyped('');
      setFilters((before) => ({ ...before, search: '' }));
    },
  };
}
