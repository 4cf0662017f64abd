import { NativeSelect, Stack, Text } from '@mantine/core';
import { QuestionModal, useLast } from '@varda/admin/components';
import { readOverrides, writeOverrides } from '@varda/platform/federation/override-cookie';
import { useQuery } from '@varda/platform/query';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { overrideOriginsQuery } from './override-origins.query.ts';

interface Props {
  remote: string;
  /** The version that this browser is to be served, or the question from which origin; null while nothing is asked. */
  asked: { version: string | null } | null;
  onClose: () => void;
}

/** Asks before this browser is served another build than everybody. */
export function OverrideModal({ remote, asked, onClose }: Props) {
  const { t } = useTexts();
  const origins = useQuery(overrideOriginsQuery).data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = useLast(asked, asked !== null);
  const build = shown?.version ?? chosen ?? origins[0];

  function show() {
    if (!build) return;
    writeOverrides(readOverrides().set(remote, build));
    window.location.reload();
  }

  return (
    <QuestionModal
      opened={asked !== null}
      title={t('releases.override.modal', { name: remote })}
      confirm={t('releases.override.ask')}
      isBusy={false}
      failure={null}
      onConfirm={show}
      onClose={onClose}
    >
      <Stack gap="md">
        {shown?.version ? (
          <Text fw={600}>{t('releases.override.version', { version: shown.version })}</Text>
        ) : (
          <NativeSelect
            label={t('releases.override.origin')}
            data={origins}
            value={build}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
        <Text>{t('releases.override.text')}</Text>
      </Stack>
    </QuestionModal>
  );
}
