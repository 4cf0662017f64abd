import { Button } from '@mantine/core';
import { readOverrides, writeOverrides } from '@varda/platform/federation/override-cookie';
import { useQuery } from '@varda/platform/query';
import { useTexts } from '../../texts/use-texts.ts';
import type { Ask } from '../moves/move.ts';
import classes from '../releases.module.css';
import { Fact } from '../remotes/fact.tsx';
import { overrideOriginsQuery } from './override-origins.query.ts';

/** What this browser alone is served of a remote. */
export function OverrideFact({ remote, ask }: { remote: string; ask: Ask }) {
  const { t } = useTexts();
  const origins = useQuery(overrideOriginsQuery).data ?? [];
  const overrides = readOverrides();
  const build = overrides.get(remote);

  function reset() {
    overrides.delete(remote);
    writeOverrides(overrides);
    window.location.reload();
  }

  return (
    <Fact
      term={t('releases.override.title')}
      actions={
        <>
          {build && (
            <Button size="xs" onClick={reset}>
              {t('releases.override.reset')}
            </Button>
          )}
          {origins.length > 0 && (
            <Button size="xs" variant="default" onClick={() => ask({ kind: 'override', version: null })}>
              {t('releases.override.otherOrigin')}
            </Button>
          )}
        </>
      }
    >
      {build && <code className={classes.version}>{build}</code>}
      <span className={classes.soft}>{t(`releases.override.${build ? 'on' : 'none'}`)}</span>
    </Fact>
  );
}
