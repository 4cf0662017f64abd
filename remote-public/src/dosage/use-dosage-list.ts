import { useLanguage } from '@varda/shared/language';
import { keepPreviousData, useQuery } from '@varda/shared/query';
import { useEffect, useState } from 'react';
import { type DosageWish, dosageEntries, firstWish } from './dosage.queries.ts';

/** Quiet after the last key, in milliseconds, after which the list is asked for. */
const typingPause = 300;

/**
 * The dosage entries, with what the visitor searches and how they are sorted. A change asks the server again; what
 * was there stays until the answer comes, and an answer to an older wish is never shown.
 */
export function useDosageList() {
  const [typed, setTyped] = useState(firstWish.search);
  const [wish, setWish] = useState(firstWish);
  const entries = useQuery({ ...dosageEntries(wish, useLanguage()), placeholderData: keepPreviousData });

  useEffect(() => {
    const search = typed.trim();
    const searched = (before: DosageWish) => (before.search === search ? before : { ...before, search });
    const timer = setTimeout(() => setWish(searched), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    entries,
    typed,
    setTyped,
    wish,
    sort: (order: Pick<DosageWish, 'sortBy' | 'sortOrder'>) => setWish((before) => ({ ...before, ...order })),
    /** Empties the search at once. */
    clear: () => {
      setTyped('');
      setWish((before) => ({ ...before, search: '' }));
    },
  };
}
