import { Text } from '@mantine/core';
import type { DraftMark } from '@varda/contract/drafts';
import type { EditedKind } from '@varda/contract/edit-history';
import { call, isApiError } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { QuestionModal } from '../dialog/question.modal.tsx';
import { useReload } from '../list/use-reload.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from '../selection/selection.module.css';
import { useHiddenToast } from '../toasts/use-hidden-toast.ts';
import { useToasts } from '../toasts/use-toasts.ts';

interface Props {
  kind: EditedKind;
  drafts: readonly (DraftMark & { name: string })[];
  onDone: () => void;
  onClose: () => void;
}

/** Publishes the drafts of marked rows in both languages, all of them or none. */
export function PublishDraftsModal({ kind, drafts, onDone, onClose }: Props) {
  const { t, failureOf } = useAdminTexts();
  const toasts = useToasts();
  const tellHidden = useHiddenToast();
  const reload = useReload();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('POST /drafts/publication', {
        body: { drafts: drafts.map(({ _id, __v }) => ({ entity: kind, _id, __v })) },
      }),
    onSuccess: ({ items, hidden }) => {
      toasts.success(t('bulk.published', { count: items.length }));
      tellHidden(hidden);
      onDone();
      void reload();
    },
    onError: () => void reload(),
  });
  // More drafts than one call takes, say.
  const ofAll = isApiError(error) ? error.fields.drafts : undefined;
  const reasonOf = (index: number) => (isApiError(error) ? error.fields[`drafts.${index}`] : undefined);
  return (
    <QuestionModal
      opened
      title={t('bulk.publish', { count: drafts.length })}
      confirm={t('drafts.publish')}
      isBusy={isPending}
      failure={error && (ofAll || failureOf(error, 'update'))}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Text>{t('bulk.publishNote')}</Text>
      <ul className={classes.names}>
        {drafts.map(({ _id, name }, index) => (
          <li key={_id}>
            {name}
            {reasonOf(index) && <span className={classes.reason}>: {reasonOf(index)}</span>}
          </li>
        ))}
      </ul>
    </QuestionModal>
  );
}
