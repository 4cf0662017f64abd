import { useMemo } from 'react';
import { shownValues, withShown } from '../conflict/shown-values.ts';
import type { EditedResource, Entity } from '../resource/resource.ts';
import { type StoredUnsaved, useUnsaved } from './use-unsaved.ts';

/** What is typed in a resource's form, without what is secret. */
export function useUnsavedValues<Row extends Entity, Values extends object>(
  resource: EditedResource<Row, Values>,
  row: Row | null,
  typed: Values,
  note: string,
  isDirty: () => boolean,
): StoredUnsaved {
  const base = useMemo(() => (row ? shownValues(resource, row) : resource.empty), [resource, row]);
  const values = useMemo(() => {
    const known = (resource.secret ?? []).map((name) => [name, base[name]]);
    return { ...(row ? withShown(typed, row) : typed), ...(Object.fromEntries(known) as Partial<Values>) };
  }, [resource, row, typed, base]);
  const { key } = resource.list;
  // A row may have been moved to another list of its kind: a product to another subcategory.
  const among = row ? key.slice(0, 2) : key;
  return useUnsaved({ place: [...key, row?._id ?? 'new'], among, base, values, note, isDirty });
}
