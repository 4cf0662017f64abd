import { Checkbox, NumberInput, Stack, Text } from '@mantine/core';
import { QuestionModal, useLast } from '@varda/admin/components';
import type { RemoteReleases } from '@varda/contract/releases';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useVersionName } from '../version-name.tsx';
import { useAudience } from './use-audience.ts';
import { useChange } from './use-change.ts';

interface Props {
  remote: RemoteReleases;
  /** The version that some are to be served; null while nothing is asked. */
  version: string | null;
  opening: number;
  onClose: () => void;
}

const proposed = { share: 10 as number | string, staff: true };

/** Asks who is to be served a version. */
export function CanaryModal({ remote, version, opening, onClose }: Props) {
  const { t } = useTexts();
  const nameOf = useVersionName();
  const audience = useAudience();
  const { change, isChanging, failure } = useChange(remote.name, opening, onClose);
  const [{ share, staff }, setCanary] = useState(proposed);
  const shown = useLast(version, version !== null);
  const isOngoing = remote.canary?.version === version;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening anew; what others change meanwhile is not typed over
  useEffect(() => setCanary((isOngoing && remote.canary) || proposed), [opening]);

  if (!shown) return null;
  const chosen = typeof share === 'number' && (share > 0 || staff) ? { version: shown, share, staff } : null;
  const replaced = !isOngoing && remote.canary;
  return (
    <QuestionModal
      opened={version !== null}
      title={t('releases.canaryForm.title', { version: shown })}
      confirm={t(`releases.canaryForm.${isOngoing ? 'change' : 'open'}`)}
      isBusy={isChanging}
      failure={failure}
      onConfirm={() => chosen && change({ canary: chosen })}
      onClose={onClose}
    >
      <Stack gap="md">
        <NumberInput
          label={t('releases.canaryForm.share')}
          suffix=" %"
          min={0}
          max={100}
          step={5}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          value={share}
          onChange={(value) => setCanary({ share: value, staff })}
          error={chosen ? null : t('releases.canaryForm.nobody')}
        />
        <Checkbox
          label={t('releases.canaryForm.staff')}
          checked={staff}
          onChange={({ currentTarget }) => setCanary({ share, staff: currentTarget.checked })}
        />
        {chosen && (
          <Text size="sm">
            {t('releases.canaryForm.text', { audience: audience(chosen), live: nameOf(remote.live) })}
          </Text>
        )}
        {replaced && <Text size="sm">{t('releases.moves.canaryEnds', { version: replaced.version })}</Text>}
      </Stack>
    </QuestionModal>
  );
}
