import { Button } from '@mantine/core';
import { Moment } from '@varda/admin/components';
import { automaticActor } from '@varda/contract/automatic-actor';
import type { RemoteReleases } from '@varda/contract/releases';
import { lastMove, stepBack } from '@varda/platform/federation/release-history';
import { contractVersion } from '@varda/platform/remote/contract-version';
import { useTexts } from '../../texts/use-texts.ts';
import type { Ask } from '../moves/move.ts';
import classes from '../releases.module.css';
import { VersionName } from '../version-name.tsx';
import { Fact } from './fact.tsx';

/** What everybody is served, since when, and the button that rolls it back. */
export function LiveFact({ remote, ask }: { remote: RemoteReleases; ask: Ask }) {
  const { t } = useTexts();
  const since = lastMove(remote);
  // As the command does: a canary is ended by itself, and after one step back a version is chosen from the list.
  const step = stepBack(remote);
  const before = step && 'live' in step ? step.live : undefined;
  const contract = remote.releases.find(({ version }) => version === before)?.contract ?? contractVersion;
  return (
    <Fact
      term={t('releases.live')}
      publishes
      actions={
        before !== undefined &&
        contract === contractVersion && (
          <Button size="xs" variant="default" onClick={() => ask({ kind: 'rollback', version: before })}>
            {t('releases.moves.rollback.confirm')}
          </Button>
        )
      }
    >
      <span className={classes.figure}>
        <VersionName version={remote.live} />
      </span>
      {since && (
        <span className={classes.soft}>
          <Moment at={since.at} />
          {since.by && ` · ${since.by === automaticActor ? t('releases.history.automaticActor') : since.by}`}
        </span>
      )}
    </Fact>
  );
}
