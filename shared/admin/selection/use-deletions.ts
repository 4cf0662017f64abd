import { useQueryClient } from '@varda/platform/query';
import { useRef, useState } from 'react';
import { useDeletedToast } from '../dialog/use-deleted-toast.tsx';
import { type Deletable, removeRow, withoutRows } from '../dialog/use-deletion.ts';
import { useReload } from '../dialog/use-toasts.ts';
import type { Page } from '../list/list-source.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

interface FailedDeletion<Row> {
  row: Row;
  reason: string;
}

interface Deletions<Row> {
  /** How many are dealt with while it runs; null while it does not. */
  done: number | null;
  /** What could not be deleted at the last run, and why. */
  failures: readonly FailedDeletion<Row>[];
  /** Deletes rows one after the other, and resolves with those that are left. A failure does not keep the rest from it. */
  run: (rows: readonly Row[]) => Promise<readonly Row[]>;
  /** Lets the row that is under way be the last one. */
  stop: () => void;
  /** Forgets failures. */
  reset: () => void;
}

export function useDeletions<Row extends Entity>(resource: Deletable<Row>): Deletions<Row> {
  const { t, failureOf } = useAdminTexts();
  const tell = useDeletedToast(resource);
  const reload = useReload();
  const client = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly FailedDeletion<Row>[]>([]);
  const isStopped = useRef(false);

  async function run(rows: readonly Row[]): Promise<readonly Row[]> {
    isStopped.current = false;
    setFailures([]);
    const deleted = new Set<string>();
    const failed: FailedDeletion<Row>[] = [];
    for (const [index, row] of rows.entries()) {
      if (isStopped.current) break;
      setDone(index);
      try {
        await removeRow(resource, row);
        deleted.add(row._id);
      } catch (error) {
        failed.push({ row, reason: failureOf(error, 'delete') });
      }
    }
    setDone(null);
    setFailures(failed);
    if (deleted.size > 0) {
      client.setQueriesData<Page<Row>>(
        { queryKey: [...resource.list.key] },
        (page) => page && withoutRows(page, deleted),
      );
      tell(
        t('selection.deleted', { count: deleted.size }),
        rows.filter(({ _id }) => deleted.has(_id)),
      );
    }
    // After failures, too: of a delete whose answer is lost the row may be gone.
    if (deleted.size + failed.length > 0) void reload();
    return rows.filter(({ _id }) => !deleted.has(_id));
  }

  return {
    done,
    failures,
    run,
    stop: () => {
      isStopped.current = true;
    },
    reset: () => setFailures([]),
  };
}
