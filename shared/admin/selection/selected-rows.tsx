import { useState } from 'react';
import type { Deletable } from '../dialog/use-deletion.ts';
import type { Locks } from '../permissions/locks.ts';
import type { Entity } from '../resource/resource.ts';
import { type Marked, olderOf, useStillRight } from '../translations/use-still-right.ts';
import { DeletionsModal } from './deletions.modal.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

interface Props<Row extends Entity> {
  resource: Deletable<Row> & Marked<Row>;
  selection: Selection<Row>;
  /** The rows of the page as they stand now: marked ones are kept as they were when they were marked. */
  shown: readonly Row[];
  locks: Locks<Row>;
  /** No row is marked any more, and the button that was pressed is gone. */
  onEnded: () => void;
}

/** What can be done with the marked rows. */
export function SelectedRows<Row extends Entity>({ resource, selection, shown, locks, onEnded }: Props<Row>) {
  const { markAll, isMarking } = useStillRight(resource);
  const rows = selection.rows.map((row) => shown.find(({ _id }) => _id === row._id) ?? row);
  const older = resource.kind && locks.write === null ? olderOf(rows) : [];
  const [asked, setAsked] = useState<readonly Row[] | null>(null);

  function handleDeleted(left: readonly Row[]) {
    selection.set(left);
    setAsked(left.length > 0 ? left : null);
    if (left.length === 0) onEnded();
  }

  async function sayStillRight() {
    const left = await markAll(older);
    selection.set(left);
    if (left.length === 0) onEnded();
  }

  function clear() {
    selection.set([]);
    onEnded();
  }

  return (
    <>
      <SelectionBar
        count={rows.length}
        onClear={clear}
        onDelete={locks.delete === null ? () => setAsked(rows) : null}
        older={older.length}
        onStillRight={sayStillRight}
        isMarking={isMarking}
      />
      <DeletionsModal resource={resource} rows={asked} onDeleted={handleDeleted} onClose={() => setAsked(null)} />
    </>
  );
}
