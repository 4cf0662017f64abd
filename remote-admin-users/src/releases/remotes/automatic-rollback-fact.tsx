import { NativeSelect } from '@mantine/core';
import type { RemoteReleases } from '@varda/contract/releases';
import { useTexts } from '../../texts/use-texts.ts';
import { useChange } from '../moves/use-change.ts';
import classes from '../releases.module.css';
import { Fact } from './fact.tsx';

/** Percent of failing visitors that can be chosen; 0 for never. */
const choices = [0, 5, 10, 20, 50];

/** At which share of failing visitors a new version is rolled back by itself. */
export function AutomaticRollbackFact({ remote: { name, takeBackAt } }: { remote: RemoteReleases }) {
  const { t } = useTexts();
  const { change, isChanging, failure } = useChange(name, 0, () => undefined);
  const labels = [...new Set([...choices, takeBackAt])]
    .toSorted((a, b) => a - b)
    .map((share) => ({
      value: String(share),
      label: t(`releases.takeBack.${share === 0 ? 'never' : 'at'}`, { share }),
    }));
  return (
    <Fact
      term={t('releases.takeBack.title')}
      actions={
        <NativeSelect
          size="xs"
          aria-label={t('releases.takeBack.title')}
          data={labels}
          value={String(takeBackAt)}
          disabled={isChanging}
          error={failure}
          onChange={({ currentTarget }) => change({ takeBackAt: Number(currentTarget.value) })}
        />
      }
    >
      <span className={classes.soft}>{t('releases.takeBack.text')}</span>
    </Fact>
  );
}
