import { Button } from '@mantine/core';
import { Moment } from '@varda/admin/components';
import type { RemoteReleases } from '@varda/contract/releases';
import { useTexts } from '../../texts/use-texts.ts';
import { useEndQuarantine } from '../moves/use-end-quarantine.ts';
import classes from '../releases.module.css';
import { VersionName } from '../version-name.tsx';
import { Fact } from './fact.tsx';

/** Versions whose code has ended its process on the server again and again, with a button that ends the quarantine. Nothing where there are none. */
export function QuarantineFact({ remote: { name, quarantined } }: { remote: RemoteReleases }) {
  const { t } = useTexts();
  const { end, isEnding, failure } = useEndQuarantine(name);
  if (quarantined.length === 0) return null;
  return (
    <Fact
      term={t('releases.quarantine.title')}
      publishes
      actions={quarantined.map(({ version }) => (
        <Button key={version} size="xs" variant="default" loading={isEnding} onClick={() => end(version)}>
          {t('releases.quarantine.end', { version })}
        </Button>
      ))}
    >
      {quarantined.map(({ version, reason, since }) => (
        <span key={version} className={classes.quarantined}>
          <VersionName version={version} />
          <span className={classes.soft}>
            <Moment at={since} /> · {reason.split('\n', 1)[0]}
          </span>
        </span>
      ))}
      <span className={classes.soft}>{failure ?? t('releases.quarantine.text')}</span>
    </Fact>
  );
}
