import type { BulkResult } from '@varda/contract/bulk';
import type { BulkKind } from '@varda/contract/bulk-options';
import type { BodyOf } from '@varda/contract/endpoints';
import { call, isApiError } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { useReload } from '../list/use-reload.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { useUndoToast } from '../toasts/use-undo-toast.tsx';

export type Change = BodyOf<'POST /bulk/:entity'>['change'];

interface Asked {
  rows: readonly Entity[];
  change: Change;
  keepsAlt: boolean;
}

/** How long a change can be undone from its toast, in milliseconds. */
const undoFor = 15_000;

/** Tells what a change of many rows would do, makes it, and takes it back from its toast. */
export function useBulkChange(kind: BulkKind, onDone: (rows: readonly Entity[]) => void) {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const undoToast = useUndoToast();

  const send = ({ rows, change, keepsAlt }: Asked, dryRun: boolean) =>
    call('POST /bulk/:entity', {
      params: { entity: kind },
      body: {
        rows: rows.map((row) => ({ _id: row._id, __v: (row as Entity & { __v: number }).__v })),
        change,
        keepsAlt,
        dryRun,
      },
    });

  async function undo(id: string) {
    const { undone, kept } = await call('POST /bulk/:entity/:id/undo', { params: { entity: kind, id } });
    toasts.success(t('bulk.undone', { count: undone }));
    if (kept.length > 0) toasts.info(t('bulk.kept', { count: kept.length }));
  }

  function tell({ _id, rows }: BulkResult) {
    const count = rows.filter(({ outcome }) => outcome === 'changed').length;
    const message = t('bulk.done', { count });
    if (count > 0) undoToast(message, { undo: () => undo(_id), failed: t('bulk.undoFailed'), undoFor });
    else toasts.success(message);
  }

  const preview = useMutation({ mutationFn: (asked: Asked) => send(asked, true) });
  const making = useMutation({
    mutationFn: (asked: Asked) => send(asked, false),
    onSuccess: (result, { rows }) => {
      tell(result);
      onDone(rows);
      void reload();
    },
    // Somebody else may have changed one of the rows: which, another dry run says.
    onError: (error, asked) => {
      if (isApiError(error) && error.code === 'conflict') preview.mutate(asked);
      void reload();
    },
  });
  return { preview, making };
}
