import { Button, Text } from '@mantine/core';
import type { RemoteReleases } from '@varda/contract/releases';
import { declaration } from '../../../remote.declaration.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Ask } from '../moves/move.ts';
import classes from '../releases.module.css';
import { Fact } from './fact.tsx';

/** Whether the remote is switched on. The one that has this desk stays on: nobody could switch it on again from here. */
export function ServedFact({ remote: { name, enabled }, ask }: { remote: RemoteReleases; ask: Ask }) {
  const { t } = useTexts();
  const hasDesk = name === declaration.name;
  return (
    <Fact
      term={t('releases.served')}
      publishes
      actions={
        !hasDesk && (
          <Button
            size="xs"
            variant={enabled ? 'default' : 'filled'}
            onClick={() => ask({ kind: enabled ? 'off' : 'on', version: null })}
          >
            {t(`releases.moves.${enabled ? 'off' : 'on'}.confirm`)}
          </Button>
        )
      }
    >
      <Text span className={classes.figure} {...(!enabled && { c: 'var(--mantine-color-error)' })}>
        {t(`releases.state.${enabled ? 'on' : 'off'}`)}
      </Text>
      <span className={classes.soft}>{t(`releases.${hasDesk ? 'hasDesk' : enabled ? 'onHint' : 'offHint'}`)}</span>
    </Fact>
  );
}
