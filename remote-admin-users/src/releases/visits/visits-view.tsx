import { Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@varda/platform/query';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Loaded } from '../loaded.tsx';
import classes from '../releases.module.css';
import { PagesTable } from './pages-table.tsx';
import { RemotesTable } from './remotes-table.tsx';
import { periods, usualPeriod, vitalsQuery } from './vitals.query.ts';

/** How pages and remotes fare in the browsers of visitors. */
export function VisitsView() {
  const { t } = useTexts();
  const [days, setDays] = useState<number>(usualPeriod);
  const query = useQuery({ ...vitalsQuery(days), placeholderData: keepPreviousData });
  return (
    <>
      <Group justify="space-between" mb="md" gap="sm">
        <Text className={classes.lead}>{t('releases.visits.lead')}</Text>
        <SegmentedControl
          aria-label={t('releases.visits.period')}
          data={periods.map((period) => ({
            value: String(period),
            label: t('releases.visits.days', { count: period }),
          }))}
          value={String(days)}
          onChange={(chosen) => setDays(Number(chosen))}
        />
      </Group>
      <Loaded query={query}>
        {({ pages, remotes }) => (
          <Stack gap="xl">
            <section>
              <Title order={2} size="h4" mb="sm">
                {t('releases.visits.pages')}
              </Title>
              <PagesTable pages={pages} />
            </section>
            <section>
              <Title order={2} size="h4" mb="sm">
                {t('releases.visits.remotes')}
              </Title>
              <RemotesTable remotes={remotes} />
            </section>
          </Stack>
        )}
      </Loaded>
    </>
  );
}
