import { isBulkKind } from '@varda/contract/bulk-options';
import { useContext, useState } from 'react';
import type { Deletable } from '../dialog/use-deletion.ts';
import { useLazyWindow } from '../dialog/use-lazy-window.ts';
import { DraftMarks } from '../drafts/draft-marks.tsx';
import type { Locks } from '../permissions/locks.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { type Marked, olderOf, useStillRight } from '../translations/use-still-right.ts';
import { DeletionsModal } from './deletions.modal.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

interface Props<Row extends Entity> {
  resource: Deletable<Row> & Marked<Row>;
  selection: Selection<Row>;
  locks: Locks<Row>;
  /** The button that was pressed is gone. */
  onEnded: () => void;
}

const loadChange = () => import(/* webpackChunkName: "bulk" */ '../bulk/bulk.modal.tsx').then((code) => code.BulkModal);
const loadPublication = () =>
  import(/* webpackChunkName: "bulk" */ '../bulk/publish-drafts.modal.tsx').then((code) => code.PublishDraftsModal);

/** What can be done with the marked rows. */
export function SelectedRows<Row extends Entity>({ resource, selection, locks, onEnded }: Props<Row>) {
  const { rows, unmark } = selection;
  const { markAll, isMarking } = useStillRight(resource, (marked, left) => {
    unmark(marked);
    if (left.length === 0) onEnded();
  });
  const older = resource.kind && locks.write === null ? olderOf(rows) : [];
  const { language } = useAdminTexts();
  const marks = useContext(DraftMarks);
  const { kind } = resource;
  const drafts = rows.flatMap((row) => {
    const mark = marks?.get(row._id);
    return mark && kind && locks.publish(row) === null ? [{ ...mark, name: resource.nameOf(row, language) }] : [];
  });
  // As they were seen when the window was opened: what somebody else changes meanwhile is refused.
  const [changed, setChanged] = useState<readonly Row[] | null>(null);
  const [published, setPublished] = useState<typeof drafts | null>(null);
  const [asked, setAsked] = useState<readonly Row[] | null>(null);

  function handleDeleted(left: readonly Row[]) {
    unmark((asked ?? []).filter((row) => !left.includes(row)));
    setAsked(left.length > 0 ? left : null);
    if (left.length === 0) onEnded();
  }

  function close() {
    setChanged(null);
    setPublished(null);
  }

  function end(done: readonly Entity[]) {
    close();
    unmark(done);
    onEnded();
  }

  const Change = useLazyWindow(loadChange, { opened: changed !== null, onClose: close });
  const Publication = useLazyWindow(loadPublication, { opened: published !== null, onClose: close });

  return (
    <>
      <SelectionBar
        count={rows.length}
        onClear={() => end(rows)}
        onDelete={locks.delete === null ? () => setAsked(rows) : null}
        onChange={
          isBulkKind(kind) && locks.write === null && rows.every((row) => locks.publish(row) === null)
            ? () => setChanged(rows)
            : null
        }
        drafts={drafts.length}
        onPublish={() => setPublished(drafts)}
        older={older.length}
        onStillRight={() => markAll(older)}
        isMarking={isMarking}
      />
      {Change && changed && isBulkKind(kind) && <Change kind={kind} rows={changed} onDone={end} onClose={close} />}
      {Publication && published && kind && (
        <Publication kind={kind} drafts={published} onDone={() => end(published)} onClose={close} />
      )}
      <DeletionsModal resource={resource} rows={asked} onDeleted={handleDeleted} onClose={() => setAsked(null)} />
    </>
  );
}
