import { Button, Group, Paper } from '@mantine/core';
import type { DraftDetails } from '@varda/contract/drafts';
import { isHidden } from '@varda/contract/hidden-in';
import { call } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import { useState } from 'react';
import { draftQueryKey } from '../drafts/drafts.queries.ts';
import { useReload } from '../list/use-reload.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { ApprovalNote } from './approval-note.tsx';
import classes from './approvals.module.css';
import { ReviewModal } from './review.modal.tsx';

interface Props {
  draft: DraftDetails;
  /** Why the account may not publish it; null where it may. */
  publishLocked: string | null;
  hasUnsavedInput: () => boolean;
  onDecided: () => void;
}

/** What is asked and answered about the draft that a form shows, and its comparison with what is published. */
export function DraftApproval({ draft, publishLocked, hasUnsavedInput, onDecided }: Props) {
  const { t, failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { entity, _id: id, approval } = draft;
  // Read once a review was refused, for the review alone: the form keeps its values.
  const [byNow, setByNow] = useState<DraftDetails>();
  const readAgain = () => call('GET /drafts/:entity/:id', { params: { entity, id } }).then(setByNow, () => {});
  const withdrawal = useMutation({
    mutationFn: () => call('DELETE /approvals/:entity/:id', { params: { entity, id } }),
    // Whoever takes a request back writes on: the form stays, with what has been typed.
    onSuccess: () => {
      queries.setQueriesData<DraftDetails>({ queryKey: draftQueryKey(entity, id) }, (known) =>
        known ? { ...known, approval: null } : known,
      );
      toasts.success(t('approvals.withdrawn'));
      void reload();
    },
    onError: (error) => toasts.failure(failureOf(error, 'update')),
  });
  return (
    <Paper
      {...(approval ? { withBorder: true, p: 'sm', mb: 'md' } : {})}
      className={classes.draft}
      data-asked={approval !== null}
    >
      {approval && <ApprovalNote approval={approval} />}
      <Group gap="xs" mt={approval ? 'sm' : 0}>
        <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
          {t(isHidden(draft.published) ? 'approvals.review' : 'approvals.compare')}
        </Button>
        {approval?.mayWithdraw && (
          <Button variant="subtle" size="compact-sm" loading={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
            {t('approvals.withdraw')}
          </Button>
        )}
      </Group>
      <ReviewModal
        draft={byNow ?? draft}
        opened={isOpen}
        hindrance={publishLocked ?? (isOpen && hasUnsavedInput() ? t('approvals.unsaved') : null)}
        onDecided={onDecided}
        onRefused={readAgain}
        onClose={() => setOpen(false)}
      />
    </Paper>
  );
}
