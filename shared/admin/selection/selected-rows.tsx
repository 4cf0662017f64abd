import { isBulkKind } from '@varda/contract/bulk-options';
import { type ReactNode, useContext, useState } from 'react';
import type { Deletable } from '../dialog/use-deletion.ts';
import { useToasts } from '../dialog/use-toasts.ts';
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
  const { t, language } = useAdminTexts();
  const toasts = useToasts();
  const marks = useContext(DraftMarks);
  const { kind } = resource;
  const drafts = rows.flatMap((row) => {
    const mark = marks?.get(row._id);
    return mark && kind && locks.publish(row) === null ? [{ ...mark, name: resource.nameOf(row, language) }] : [];
  });
  // The windows come when they are wanted.
  const [window, setWindow] = useState<ReactNode>(null);
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

  const windowProps = {
    onDone: () => {
      setWindow(null);
      clear();
    },
    onClose: () => setWindow(null),
  };

  async function change() {
    if (!isBulkKind(kind)) return;
    try {
      const { BulkModal } = await import(/* webpackChunkName: "bulk" */ '../bulk/bulk.modal.tsx');
      setWindow(<BulkModal kind={kind} rows={rows} {...windowProps} />);
    } catch {
      toasts.failure(t('bulk.notLoaded'));
    }
  }

  async function publish() {
    if (!kind) return;
    try {
      const { PublishDraftsModal } = await import(/* webpackChunkName: "bulk" */ '../bulk/publish-drafts.modal.tsx');
      setWindow(<PublishDraftsModal kind={kind} drafts={drafts} {...windowProps} />);
    } catch {
      toasts.failure(t('bulk.notLoaded'));
    }
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
        onChange={
          isBulkKind(kind) && locks.write === null && rows.every((row) => locks.publish(row) === null)
            ? () => void change()
            : null
        }
        drafts={drafts.length}
        onPublish={() => void publish()}
        older={older.length}
        onStillRight={sayStillRight}
        isMarking={isMarking}
      />
      {window}
      <DeletionsModal resource={resource} rows={asked} onDeleted={handleDeleted} onClose={() => setAsked(null)} />
    </>
  );
}
