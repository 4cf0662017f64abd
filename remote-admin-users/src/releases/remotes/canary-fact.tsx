import { Button } from '@mantine/core';
import type { RemoteReleases } from '@varda/contract/releases';
import { useTexts } from '../../texts/use-texts.ts';
import type { Ask } from '../moves/move.ts';
import { useAudience } from '../moves/use-audience.ts';
import classes from '../releases.module.css';
import { VersionName } from '../version-name.tsx';
import { Fact } from './fact.tsx';

/** The version that only some are served. */
export function CanaryFact({ remote: { canary }, ask }: { remote: RemoteReleases; ask: Ask }) {
  const { t } = useTexts();
  const audience = useAudience();
  if (!canary)
    return (
      <Fact term={t('releases.canary')} actions={null}>
        <span className={classes.soft}>{t('releases.noCanary')}</span>
      </Fact>
    );
  return (
    <Fact
      term={t('releases.canary')}
      publishes
      actions={
        <>
          <Button size="xs" onClick={() => ask({ kind: 'live', version: canary.version })}>
            {t('releases.moves.live.confirm')}
          </Button>
          <Button size="xs" variant="default" onClick={() => ask({ kind: 'canary', version: canary.version })}>
            {t('releases.canaryForm.change')}
          </Button>
          <Button size="xs" variant="default" onClick={() => ask({ kind: 'endCanary', version: canary.version })}>
            {t('releases.moves.endCanary.confirm')}
          </Button>
        </>
      }
    >
      <span className={classes.figure}>
        <VersionName version={canary.version} />
      </span>
      <span className={classes.soft}>{audience(canary)}</span>
    </Fact>
  );
}
