import { Button, Text, Tooltip } from '@mantine/core';
import type { EditedKind } from '@varda/contract/edit-history';
import { call } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { useState } from 'react';
import { lockedProps } from '../action/locked-props.ts';
import { aboveForms } from '../dialog/admin-modal.tsx';
import { QuestionModal } from '../dialog/question.modal.tsx';
import { useReload } from '../list/use-reload.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';

interface Props {
  kind: EditedKind;
  id: string;
  /** What was typed would be lost with the form. */
  hasUnsavedInput: boolean;
  onUnpublished: () => void;
}

/** Takes the row that a form is about off the site, after a question. */
export function UnpublishButton({ kind, id, hasUnsavedInput, onUnpublished }: Props) {
  const { t, failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /drafts/:entity/:id', { params: { entity: kind, id } }),
    onSuccess: () => {
      setAsked(false);
      toasts.success(t('drafts.unpublished'));
      onUnpublished();
      void reload();
    },
  });
  const hindrance = t('drafts.unpublishUnsaved');
  return (
    <>
      <Tooltip label={hindrance} disabled={!hasUnsavedInput} events={{ hover: true, focus: true, touch: true }}>
        <Button
          variant="subtle"
          size="compact-sm"
          {...lockedProps(hasUnsavedInput ? hindrance : null)}
          onClick={() => !hasUnsavedInput && setAsked(true)}
        >
          {t('drafts.unpublish')}
        </Button>
      </Tooltip>
      <QuestionModal
        opened={isAsked}
        title={t('drafts.unpublish')}
        confirm={t('drafts.unpublish')}
        isBusy={isPending}
        failure={error && failureOf(error, 'update')}
        onConfirm={() => mutate()}
        onClose={() => setAsked(false)}
        zIndex={aboveForms}
      >
        <Text>{t('drafts.unpublishQuestion')}</Text>
      </QuestionModal>
    </>
  );
}
