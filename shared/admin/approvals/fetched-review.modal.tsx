import { Alert, Loader } from '@mantine/core';
import type { EditedKind } from '@varda/contract/edit-history';
import { useQuery } from '@varda/platform/query';
import { isGone } from '../dialog/is-gone.ts';
import { draftQuery } from '../drafts/drafts.queries.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { ReviewModal } from './review.modal.tsx';

interface Props {
  kind: EditedKind;
  id: string;
  /** Each one reads the draft anew. */
  opening: number;
  opened: boolean;
  /** Why the account may not publish it; null where it may. */
  locked: string | null;
  onClose: () => void;
}

/** Fetches a draft and shows what it changes, for whoever decides about it without its form: they need not be allowed to write it. */
export function FetchedReviewModal({ kind, id, opening, opened, locked, onClose }: Props) {
  const { t, failureOf } = useAdminTexts();
  const { data: draft, error, refetch } = useQuery({ ...draftQuery(kind, id, opening), enabled: opened });
  return (
    <ReviewModal
      draft={draft ?? null}
      opened={opened}
      hindrance={locked}
      onDecided={onClose}
      onRefused={refetch}
      onClose={onClose}
    >
      {error ? (
        <Alert color="red" role="alert">
          {isGone(error) ? t('approvals.gone') : failureOf(error, 'list')}
        </Alert>
      ) : (
        <Loader aria-label={t('loading')} />
      )}
    </ReviewModal>
  );
}
