import type { EditedKind } from '@varda/contract/edit-history';
import type { RefObject } from 'react';
import { CommentsWindow } from '../comments/comments-window.tsx';
import type { Dialogs } from '../dialog/use-dialog.ts';
import { useLast } from '../dialog/use-last.ts';
import { useLazyWindow } from '../dialog/use-lazy-window.ts';
import type { Locks } from '../permissions/locks.ts';
import type { Entity } from '../resource/resource.ts';

interface Props<Row extends Entity> {
  kind: EditedKind;
  dialogs: Dialogs<Row>;
  locks: Locks<Row>;
  /** Where the focus goes when one is closed: a link has opened it, and no button. */
  heading: RefObject<HTMLElement | null>;
}

const loadReview = () =>
  import(/* webpackChunkName: "review" */ '../approvals/fetched-review.modal.tsx').then(
    ({ FetchedReviewModal }) => FetchedReviewModal,
  );

/** What opens of an item without its form: what is said of it, and what its draft changes. */
export function ItemWindows<Row extends Entity>({ kind, dialogs, locks, heading }: Props<Row>) {
  const { dialog, opening } = dialogs;
  const shown = useLast(dialog, dialog.kind === 'review' || dialog.kind === 'comments');
  const isReview = dialog.kind === 'review';

  function close() {
    dialogs.close();
    heading.current?.focus();
  }

  const Review = useLazyWindow(loadReview, { opened: isReview, onClose: close });
  const id = shown && 'id' in shown ? shown.id : '';
  return (
    <>
      <CommentsWindow kind={kind} id={id} opened={dialog.kind === 'comments'} onClose={close} />
      {Review && shown?.kind === 'review' && (
        <Review
          key={opening}
          kind={kind}
          id={id}
          opening={opening}
          opened={isReview}
          locked={locks.publishDraft}
          onClose={close}
        />
      )}
    </>
  );
}
