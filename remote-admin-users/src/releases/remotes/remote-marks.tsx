import { Badge, Group } from '@mantine/core';
import type { RemoteReleases } from '@varda/contract/releases';
import { useTexts } from '../../texts/use-texts.ts';

/** What is out of the ordinary with a remote; nothing where all visitors get what is live. */
export function RemoteMarks({ remote: { enabled, canary, quarantined } }: { remote: RemoteReleases }) {
  const { t } = useTexts();
  if (enabled && !canary && quarantined.length === 0) return null;
  return (
    <Group gap={6}>
      {!enabled && (
        <Badge color="red" variant="filled">
          {t('releases.state.off')}
        </Badge>
      )}
      {canary && (
        <Badge color="amber" variant="light">
          {t('releases.state.canary')}
        </Badge>
      )}
      {quarantined.length > 0 && (
        <Badge color="red" variant="light">
          {t('releases.quarantine.mark')}
        </Badge>
      )}
    </Group>
  );
}
