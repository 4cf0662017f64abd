import { trashedKinds } from '@varda/contract/edited-kinds';
import type { TrashedKind } from '@varda/contract/trash';
import { messageOf } from '@varda/platform/http';
import { useContext } from 'react';
import { isGone } from '../dialog/is-gone.ts';
import { useLocks } from '../permissions/locks.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { ShownRowContext } from '../table/shown-row.ts';
import { restoreTrashed } from './restore-trashed.ts';
import { useToasts } from './use-toasts.ts';
import { useUndoToast } from './use-undo-toast.tsx';

/** How long a deletion can be taken back from its toast, in milliseconds; after that, from the trash. */
const undoFor = 10_000;

/** What is asked of a resource to put its rows back. */
export type Restorable<Row extends Entity> = Pick<
  Resource<Row, never>,
  'kind' | 'opened' | 'area' | 'isPublic' | 'nameOf'
> & {
  /** What its rows are in the trash, where none of these says it. */
  trashed?: TrashedKind;
};

/** Says that rows are deleted, and puts them back where that is wanted and the account may. */
export function useDeletedToast<Row extends Entity>(
  resource: Restorable<Row>,
): (message: string, rows: readonly Row[]) => void {
  const { t, language } = useAdminTexts();
  const toasts = useToasts();
  const undoToast = useUndoToast();
  const { publish } = useLocks(resource, null);
  const { onRestored } = useContext(ShownRowContext);
  const { kind, opened, trashed, nameOf } = resource;
  const entity = trashedKinds.find((one) => one === (trashed ?? kind ?? opened));
  return (message, rows) => {
    // Whoever has deleted them may do that: what is left is that visitors see them again.
    const mayUndo = rows.some((row) => publish(row) === null);
    if (!entity || !mayUndo) return toasts.success(message);

    let first: Row | undefined;
    const undo = async () => {
      const left: string[] = [];
      const gone: string[] = [];
      const reasons = new Set<string>();
      // The last one first: each finds its old place.
      for (const row of rows.toReversed())
        try {
          await restoreTrashed({ entity, id: row._id });
          first = row;
        } catch (error) {
          // Of a message nobody tells whether it is gone or back.
          const isForGood = isGone(error) && entity !== 'contact-messages';
          (isForGood ? gone : left).unshift(nameOf(row, language));
          if (!isForGood) reasons.add(messageOf(error, ''));
        }
      if (left.length + gone.length === 0) return toasts.success(t('trash.restored'));
      const said = [left.length > 0 && t('trash.notRestored', { names: left.join(', ') }), ...reasons];
      if (gone.length > 0) said.push(t('trash.gone', { names: gone.join(', ') }));
      toasts.failure(said.filter(Boolean).join(' '));
    };
    undoToast(message, { undo, undoFor, onUndone: () => first && onRestored(first) });
  };
}
