import { useSearchParams } from '@varda/platform/router';
import { useMemo } from 'react';
import { filterAt, noFilter, type ShownActivity } from './activity.source.ts';

/** The filter of the address. Another one starts at the first page; `clear` takes the search away too. */
export function useFilter() {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => filterAt(address), [address]);

  function write(said: Record<string, string | undefined>) {
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries({ ...said, page: '' }))
          if (value) now.set(name, value);
          else now.delete(name);
        return now;
      },
      { preventScrollReset: true },
    );
  }

  return {
    filter,
    isOn: Object.values(filter).some(Boolean),
    change: (change: Partial<ShownActivity>) => write(change),
    clear: () => write({ ...noFilter, search: '' }),
  };
}
