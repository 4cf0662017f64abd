import type { EditedKind } from '@varda/contract/edit-history';
import { call } from '@varda/platform/http';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from './use-toasts.ts';
import { useUndoToast } from './use-undo-toast.tsx';

/** How long a deletion can be taken back from its toast, in milliseconds; after that, from the trash. */
const undoFor = 10_000;

/** Says that rows are deleted, and puts them back where that is wanted. */
export function useDeletedToast(kind: EditedKind | undefined): (message: string, ids: readonly string[]) => void {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const undoToast = useUndoToast();
  return (message, ids) => {
    if (!kind || kind === 'legal-pages') return toasts.success(message);

    async function undo() {
      try {
        // The last one first: each finds its old place.
        for (const id of ids.toReversed())
          await call('POST /trash/:entity/:id/restore', { params: { entity: kind as 'products', id } });
        toasts.success(t('trash.restored'));
      } catch {
        toasts.failure(t('trash.notRestored'));
      }
    }
    undoToast(message, { undo, undoFor });
  };
}
