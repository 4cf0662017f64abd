import { useState } from 'react';
import type { Deletable } from '../dialog/use-deletion.ts';
import type { Entity } from '../resource/resource.ts';
import { DeletionsModal } from './deletions.modal.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

interface Props<Row extends Entity> {
  resource: Deletable<Row>;
  selection: Selection<Row>;
  /** No row is marked any more, and the button that was pressed is gone. */
  onEnded: () => void;
}

/** What can be done with the marked rows. */
export function SelectedRows<Row extends Entity>({ resource, selection, onEnded }: Props<Row>) {
  const [asked, setAsked] = useState<readonly Row[] | null>(null);

  function handleDeleted(left: readonly Row[]) {
    selection.set(left);
    setAsked(left.length > 0 ? left : null);
    if (left.length === 0) onEnded();
  }

  function clear() {
    selection.set([]);
    onEnded();
  }

  return (
    <>
      <SelectionBar count={selection.rows.length} onClear={clear} onDelete={() => setAsked(selection.rows)} />
      <DeletionsModal resource={resource} rows={asked} onDeleted={handleDeleted} onClose={() => setAsked(null)} />
    </>
  );
}
