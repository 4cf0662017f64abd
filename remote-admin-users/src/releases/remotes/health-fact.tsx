import { Text } from '@mantine/core';
import type { RemoteReleases } from '@varda/contract/releases';
import { useQuery } from '@varda/platform/query';
import { useTexts } from '../../texts/use-texts.ts';
import classes from '../releases.module.css';
import { useFigures } from '../visits/use-figures.ts';
import { usualPeriod, vitalsQuery } from '../visits/vitals.query.ts';
import { Fact } from './fact.tsx';
import { healthQuery } from './health.query.ts';

/** Whether the live version can be had at the moment, and how visitors have fared with it lately. */
export function HealthFact({ remote: { name, url, live } }: { remote: RemoteReleases }) {
  const { t } = useTexts();
  const { time, count } = useFigures();
  const health = useQuery(healthQuery(live ? `${url}/${live}` : url)).data;
  const seen = useQuery(vitalsQuery(usualPeriod)).data?.remotes;
  const lately = seen?.find(({ remote, version }) => remote === name && version === live);
  return (
    <Fact term={t('releases.health.title')} actions={null}>
      <Text span className={classes.figure} {...(health === null && { c: 'var(--mantine-color-error)' })}>
        {health === undefined && t('releases.health.asking')}
        {health === null && t('releases.health.silent')}
        {typeof health === 'number' && t('releases.health.answers', { time: time(health) })}
      </Text>
      {seen && (
        <span className={classes.soft}>
          {lately
            ? t('releases.health.lately', {
                time: lately.loads.p75 === null ? '–' : time(lately.loads.p75),
                failures: count(lately.failures),
              })
            : t('releases.health.unseen')}
        </span>
      )}
    </Fact>
  );
}
