import { Button, Text } from '@mantine/core';
import { QuestionModal, useAdminTexts, useToasts } from '@varda/admin/parts';
import { useMay } from '@varda/admin/permissions';
import type { RemoteReleases } from '@varda/contract/releases';
import { call } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import classes from '../releases.module.css';
import { releasesQuery } from '../releases.query.ts';
import { Fact } from './fact.tsx';

interface Props {
  remote: RemoteReleases;
  /** Before its panel goes. */
  onTakenOut: () => void;
}

/** Whose remote it is. One that was added here can be taken out here. */
export function OwnerFact({ remote: { name, owner }, onTakenOut }: Props) {
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
      onTakenOut();
      toasts.success(t('releases.success.updated', { name }));
      await client.invalidateQueries({ queryKey: releasesQuery.queryKey });
    },
  });

  function close() {
    reset();
    setAsking(false);
  }

  return (
    <>
      <Fact
        term={t('releases.added.owner')}
        actions={
          owner !== null && (
            <Button size="xs" variant="default" disabled={!may('releases.delete')} onClick={() => setAsking(true)}>
              {t('releases.added.remove')}
            </Button>
          )
        }
      >
        <Text span className={classes.figure}>
          {owner ?? t('releases.added.deployment')}
        </Text>
        <span className={classes.soft}>{t(`releases.added.${owner === null ? 'inRegistry' : 'asData'}`)}</span>
      </Fact>
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
        <Text>{t('releases.added.removeText')}</Text>
      </QuestionModal>
    </>
  );
}
