import { Button, Text } from '@mantine/core';
import { QuestionModal, useAdminTexts, useToasts } from '@varda/admin/components';
import { useMay } from '@varda/admin/permissions';
import { call } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { registryProblemsQuery, releasesQuery } from '../releases.query.ts';

interface Props {
  name: string;
  /** What the button says. */
  label: string;
  /** What that takes away. */
  text: string;
  /** Before what shows it goes. */
  onTakenOut?: () => void;
}

/** Takes out a remote that was added here, once that is confirmed. */
export function RemoveRemote({ name, label, text, onTakenOut }: Props) {
  const { t } = useTexts();
  const { failureOf } = useAdminTexts();
  const may = useMay();
  const toasts = useToasts();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call('DELETE /remotes/:name', { params: { name } }),
    onSuccess: async () => {
      setAsking(false);
      onTakenOut?.();
      toasts.success(t('releases.success.updated', { name }));
      await Promise.all(
        [releasesQuery, registryProblemsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      );
    },
  });

  function close() {
    reset();
    setAsking(false);
  }

  return (
    <>
      <Button size="xs" variant="default" disabled={!may('releases.delete')} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <QuestionModal
        opened={asking}
        title={t('releases.added.removeTitle', { name })}
        confirm={t('releases.added.remove')}
        color="red"
        isBusy={isPending}
        failure={error ? failureOf(error, 'update') : null}
        onConfirm={() => mutate()}
        onClose={close}
      >
        <Text>{text}</Text>
      </QuestionModal>
    </>
  );
}
