import { Text } from '@mantine/core';
import { QuestionModal, useLast } from '@varda/admin/components';
import type { RemoteReleases } from '@varda/contract/releases';
import { useTexts } from '../../texts/use-texts.ts';
import { useVersionName } from '../version-name.tsx';
import { changeOf, type Move } from './move.ts';
import { useAudience } from './use-audience.ts';
import { useChange } from './use-change.ts';

interface Props {
  remote: RemoteReleases;
  /** What is asked about; null while nothing is. */
  move: Move | null;
  opening: number;
  onClose: () => void;
}

/** Asks before a pointer is moved, and says who gets what then. */
export function ReleaseMoveModal({ remote, move, opening, onClose }: Props) {
  const { t } = useTexts();
  const nameOf = useVersionName();
  const audience = useAudience();
  const { change, isChanging, failure } = useChange(remote.name, opening, onClose);
  const shown = useLast(move, move !== null);
  if (!shown) return null;
  const { kind, version } = shown;
  const values = { name: remote.name, version: nameOf(version), live: nameOf(remote.live) };
  const { canary } = remote;
  const isEnded = kind === 'rollback' || (kind === 'live' && version === canary?.version);
  return (
    <QuestionModal
      opened={move !== null}
      title={t(`releases.moves.${kind}.title`, values)}
      confirm={t(`releases.moves.${kind}.confirm`)}
      color={kind === 'off' ? 'red' : undefined}
      isBusy={isChanging}
      failure={failure}
      onConfirm={() => change(changeOf(shown))}
      onClose={onClose}
    >
      <Text>{t(`releases.moves.${kind}.text`, values)}</Text>
      {canary && isEnded && <Text mt="xs">{t('releases.moves.canaryEnds', { version: canary.version })}</Text>}
      {canary && !isEnded && kind === 'live' && (
        <Text mt="xs">{t('releases.moves.canaryStays', { version: canary.version, audience: audience(canary) })}</Text>
      )}
    </QuestionModal>
  );
}
