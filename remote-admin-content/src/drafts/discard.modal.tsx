import { Text } from '@mantine/core';
import { QuestionModal, useAdminTexts, useLast, usePlanText, useReload, useToasts } from '@varda/admin/components';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { useMutation } from '@varda/platform/query';
import { useTexts } from '../texts/use-texts.ts';
import type { PlannedDraft } from './drafts.source.ts';

interface Props {
  /** Null while nothing is asked. */
  draft: PlannedDraft | null;
  onDiscarded: () => void;
  onClose: () => void;
}

/** Asks before a draft is discarded, and says what becomes of it. */
export function DiscardModal({ draft, onDiscarded, onClose }: Props) {
  const { t, language } = useTexts();
  const { failureOf } = useAdminTexts();
  const textOf = usePlanText();
  const toasts = useToasts();
  const reload = useReload();
  const shown = useLast(draft, draft !== null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ entity, _id: id, __v }: PlannedDraft) =>
      call('DELETE /drafts/:entity/:id', { params: { entity, id }, ifMatch: __v }),
    onSuccess: () => {
      toasts.success(t('drafts.success.deleted'));
      close();
      onDiscarded();
      void reload();
    },
    // It may be another draft by now.
    onError: () => void reload(),
  });

  function close() {
    reset();
    onClose();
  }

  return (
    <QuestionModal
      opened={draft !== null}
      title={t('drafts.discardShort')}
      confirm={t('drafts.discardShort')}
      color="red"
      isBusy={isPending}
      failure={error && failureOf(error, 'delete')}
      onConfirm={() => shown && mutate(shown)}
      onClose={close}
    >
      {shown && (
        <>
          <Text>{t(`drafts.discardQuestion.${shown.state}`)}</Text>
          <Text fw={600}>{inLanguage(shown.title, language).text}</Text>
          {shown.planned.map((plan) => (
            <Text key={plan.schedule} mt="sm">
              {textOf(plan)}. {t(plan.name ? 'drafts.discardFromRelease' : 'drafts.discardScheduled')}
            </Text>
          ))}
        </>
      )}
    </QuestionModal>
  );
}
