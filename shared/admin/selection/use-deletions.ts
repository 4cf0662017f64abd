import { useMutation, useQueryClient } from '@varda/platform/query';
import { useRef, useState } from 'react';
import { type Deletable, removeRow, withoutRows } from '../dialog/use-deletion.ts';
import type { Page } from '../list/list-source.ts';
import { useReload } from '../list/use-reload.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useDeletedToast } from '../toasts/use-deleted-toast.tsx';

interface FailedDeletion<Row> {
  row: Row;
  reason: string;
}

interface Outcome<Row> {
  deleted: ReadonlySet<string>;
  failures: readonly FailedDeletion<Row>[];
}

interface Deletions<Row> {
  /** How many are dealt with while it runs; null while it does not. */
  done: number | null;
  /** What could not be deleted at the last run, and why. */
  failures: readonly FailedDeletion<Row>[];
  /** Deletes rows one after the other. A failure does not keep the rest from it. */
  run: (rows: readonly Row[]) => void;
  /** Lets the row that is under way be the last one. */
  stop: () => void;
  /** Forgets failures. */
  reset: () => void;
}

/** @param onDeleted gets the rows that are left */
export function useDeletions<Row extends Entity>(
  resource: Deletable<Row>,
  onDeleted: (left: readonly Row[]) => void,
): Deletions<Row> {
  const { t, failureOf } = useAdminTexts();
  const tell = useDeletedToast(resource);
  const reload = useReload();
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const isStopped = useRef(false);

  async function removeAll(rows: readonly Row[]): Promise<Outcome<Row>> {
    isStopped.current = false;
    const deleted = new Set<string>();
    const failures: FailedDeletion<Row>[] = [];
    const isLast = (row: Row) => resource.endsSession?.(row) ?? false;
    const inOrder = rows.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
    for (const [index, row] of inOrder.entries()) {
      if (isStopped.current) break;
      setDone(index);
      if (isLast(row) && failures.length > 0) {
        failures.push({ row, reason: t('selection.last') });
        continue;
      }
      try {
        await removeRow(resource, row);
        deleted.add(row._id);
      } catch (error) {
        failures.push({ row, reason: failureOf(error, 'delete') });
      }
    }
    return { deleted, failures };
  }

  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: removeAll,
    onSuccess: ({ deleted, failures }, rows) => {
      const isLeft = ({ _id }: Row) => !deleted.has(_id);
      if (deleted.size > 0) {
        client.setQueriesData<Page<Row>>(
          { queryKey: [...resource.list.key] },
          (page) => page && withoutRows(page, deleted),
        );
        tell(
          t('selection.deleted', { count: deleted.size }),
          rows.filter((row) => !isLeft(row)),
        );
      }
      // After failures, too: of a delete whose answer is lost the row may be gone.
      if (deleted.size + failures.length > 0) void reload();
      onDeleted(rows.filter(isLeft));
    },
  });

  return {
    done: isPending ? done : null,
    failures: data?.failures ?? [],
    run: mutate,
    stop: () => {
      isStopped.current = true;
    },
    reset,
  };
}
