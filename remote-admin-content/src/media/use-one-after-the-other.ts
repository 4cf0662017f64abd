import type { Dialogs } from '@varda/admin/parts';
import type { Resource } from '@varda/admin/resource';
import type { MediaItem } from '@varda/contract/media';
import { useMemo, useRef } from 'react';
import type { MediaValues } from './media-fields.tsx';

/**
 * Where somebody goes through a list, a save opens the next picture of it; what was not saved opens none.
 *
 * @param rows the list; null where a save closes the form
 */
export function useOneAfterTheOther(
  of: Resource<MediaItem, MediaValues>,
  opened: Dialogs<MediaItem>,
  rows: readonly MediaItem[] | null,
): { resource: Resource<MediaItem, MediaValues>; dialogs: Dialogs<MediaItem> } {
  const saved = useRef<string | null>(null);
  const resource = useMemo(
    () => ({
      ...of,
      form: async () => {
        const form = await of.form();
        const update: typeof form.update = async (row, changed, sending) => {
          const answer = await form.update(row, changed, sending);
          saved.current = row.key;
          return answer;
        };
        return { ...form, update };
      },
    }),
    [of],
  );

  function close() {
    const place = rows?.findIndex(({ key }) => key === saved.current) ?? -1;
    saved.current = null;
    const next = place < 0 ? undefined : rows?.[place + 1];
    if (next) opened.open({ kind: 'edit', row: next });
    else opened.close();
  }

  return { resource, dialogs: { ...opened, close } };
}
