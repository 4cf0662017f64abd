import { useMutation, useQueryClient } from '@varda/platform/query';
import { useEffect } from 'react';
import type { Page } from '../list/list-source.ts';
import { useReload } from '../list/use-reload.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { type Restorable, useDeletedToast } from '../toasts/use-deleted-toast.tsx';
import { isGone } from './is-gone.ts';

/** What a deletion has to know of a resource. */
export type Deletable<Row extends Entity> = Restorable<Row> &
  Pick<Resource<Row, never>, 'list' | 'nameOf' | 'remove' | 'endsSession' | 'Consequences'>;

interface Deletion<Row> {
  remove: (row: Row) => void;
  isRemoving: boolean;
  failure: string | null;
}

/** Deletes a row; it leaves the list at once, and the list is loaded anew. Another `attempt` forgets a failure. */
export function useDeletion<Row extends Entity>(
  resource: Deletable<Row>,
  attempt: number,
  onRemoved: (row: Row) => void,
): Deletion<Row> {
  const { own, failureOf } = useAdminTexts();
  const tell = useDeletedToast(resource);
  const reload = useReload();
  const client = useQueryClient();

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (row: Row) => removeRow(resource, row),
    onSuccess: (_, row) => {
      client.setQueriesData<Page<Row>>(
        { queryKey: [...resource.list.key] },
        (page) => page && withoutRows(page, new Set([row._id])),
      );
      tell(own('success.deleted'), [row]);
      onRemoved(row);
      void reload();
    },
    // Where the answer is lost, the row may be gone: the list shows it.
    onError: () => void reload(),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is what it is about
  useEffect(() => reset(), [attempt, reset]);

  return {
    remove: mutate,
    isRemoving: isPending,
    failure: error ? failureOf(error, 'delete') : null,
  };
}

/** Deletes a row. That it is gone already, by a colleague or a delete whose answer was lost, is what was wanted. */
export async function removeRow<Row extends Entity>(resource: Deletable<Row>, row: Row): Promise<void> {
  try {
    await resource.remove?.(row);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** A page of a list, any of it, after rows with these ids have gone. */
export function withoutRows<Row extends Entity>({ rows, totalCount }: Page<Row>, gone: ReadonlySet<string>): Page<Row> {
  return { rows: rows.filter(({ _id }) => !gone.has(_id)), totalCount: Math.max(0, totalCount - gone.size) };
}
