import { call, messageOf } from '@varda/platform/http';
import { useContext } from 'react';
import { useLocks } from '../permissions/locks.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { ShownRowContext } from '../table/shown-row.ts';
import { isGone } from './is-gone.ts';
import { useToasts } from './use-toasts.ts';
import { useUndoToast } from './use-undo-toast.tsx';

/** How long a deletion can be taken back from its toast, in milliseconds; after that, from the trash. */
const undoFor = 10_000;

/** What is asked of a resource to put its rows back. */
export type Restorable<Row extends Entity> = Pick<Resource<Row, never>, 'kind' | 'area' | 'isPublic' | 'nameOf'>;

/** Says that rows are deleted, and puts them back where that is wanted and the account may. */
export function useDeletedToast<Row extends Entity>(
  resource: Restorable<Row>,
): (message: string, rows: readonly Row[]) => void {
  const { t, language } = useAdminTexts();
  const toasts = useToasts();
  const undoToast = useUndoToast();
  const { publish } = useLocks(resource, null);
  const { onRestored } = useContext(ShownRowContext);
  const { kind, nameOf } = resource;
  return (message, rows) => {
    // Whoever has deleted them may do that: what is left is that visitors see them again.
    const mayUndo = rows.some((row) => publish(row) === null);
    if (!kind || kind === 'legal-pages' || !mayUndo) return toasts.success(message);

    let first: Row | undefined;
    async function undo() {
      const left: string[] = [];
      const reasons = new Set<string>();
      // The last one first: each finds its old place.
      for (const row of rows.toReversed())
        try {
          await call('POST /trash/:entity/:id/restore', { params: { entity: kind as 'products', id: row._id } });
          first = row;
        } catch (error) {
          // Somebody has just restored it.
          if (isGone(error)) continue;
          left.unshift(nameOf(row, language));
          reasons.add(messageOf(error, ''));
        }
      if (left.length === 0) toasts.success(t('trash.restored'));
      else toasts.failure([t('trash.notRestored', { names: left.join(', ') }), ...reasons].join(' ').trim());
    }
    undoToast(message, { undo, undoFor, onUndone: () => first && onRestored(first) });
  };
}
