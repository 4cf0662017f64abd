import { Text } from '@mantine/core';
import { QuestionModal, useAdminTexts, useLast, useToasts } from '@varda/admin/components';
import type { ReleaseToken } from '@varda/contract/releases';
import { call } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import { useTexts } from '../../texts/use-texts.ts';
import { releaseTokensQuery } from '../releases.query.ts';

/** Asks before a token is revoked. */
export function RevocationModal({ token, onClose }: { token: ReleaseToken | null; onClose: () => void }) {
  const { t } = useTexts();
  const { failureOf } = useAdminTexts();
  const toasts = useToasts();
  const client = useQueryClient();
  const shown = useLast(token, token !== null);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => call('DELETE /release-tokens/:id', { params: { id } }),
    onSuccess: () => {
      client.setQueryData(releaseTokensQuery.queryKey, (tokens) => tokens?.filter(({ _id }) => _id !== shown?._id));
      toasts.success(t('releases.success.deleted'));
      onClose();
    },
  });

  function close() {
    reset();
    onClose();
  }

  return (
    <QuestionModal
      opened={token !== null}
      title={t('releases.tokens.revokeTitle', { name: shown?.name ?? '' })}
      confirm={t('releases.tokens.revoke')}
      color="red"
      isBusy={isPending}
      failure={error ? failureOf(error, 'delete') : null}
      onConfirm={() => shown && mutate(shown._id)}
      onClose={close}
    >
      <Text>{t('releases.tokens.revokeText')}</Text>
    </QuestionModal>
  );
}
