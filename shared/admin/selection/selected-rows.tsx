import { useState } from 'react';
import type { Deletable } from '../dialog/use-deletion.ts';
import type { Entity } from '../resource/resource.ts';
import { DeletionsModal } from './deletions.modal.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

interface Props<Row extends Entity> {
  resource: Deletable<Row>;
  selection: Selection<Row>;
  /** All that were marked are gone, and with them the button that was pressed. */
  onDeleted: () => void;
}

/** What can be done with the marked rows. */
export function SelectedRows<Row extends Entity>({ resource, selection, onDeleted }: Props<Row>) {
  const [asked, setAsked] = useState<readonly Row[] | null>(null);

  function handleDeleted(left: readonly Row[]) {
    selection.set(left);
    setAsked(left.length > 0 ? left : null);
    if (left.length === 0) onDeleted();
  }

  return (
    <>
      <SelectionBar selection={selection} onDelete={() => setAsked(selection.rows)} />
      <DeletionsModal resource={resource} rows={asked} onDeleted={handleDeleted} onClose={() => setAsked(null)} />
    </>
  );
}
