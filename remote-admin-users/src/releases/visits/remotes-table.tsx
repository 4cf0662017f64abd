import { Table } from '@mantine/core';
import type { Vitals } from '@varda/contract/vitals';
import { useTexts } from '../../texts/use-texts.ts';
import { VersionName } from '../version-name.tsx';
import { FiguresTable } from './figures-table.tsx';
import { useFigures } from './use-figures.ts';
import classes from './visits.module.css';

/** How loading each version of each remote went. */
export function RemotesTable({ remotes }: Pick<Vitals, 'remotes'>) {
  const { t } = useTexts();
  const { time, count } = useFigures();
  if (remotes.length === 0) return <p className={classes.none}>{t('releases.visits.none')}</p>;
  return (
    <FiguresTable
      label={t('releases.visits.remotes')}
      headings={[
        t('releases.visits.remote'),
        t('releases.visits.version'),
        t('releases.visits.loadTime'),
        t('releases.visits.failures'),
      ]}
      minWidth={560}
      rows={remotes}
    >
      {({ remote, version, loads, failures }) => (
        <Table.Tr key={`${remote} ${version}`}>
          <Table.Th scope="row">{remote}</Table.Th>
          <Table.Td>
            <VersionName version={version} />
          </Table.Td>
          <Table.Td>
            <strong className={classes.figure}>{loads.p75 === null ? '–' : time(loads.p75)}</strong>
            <span className={classes.beside}>
              {t('releases.visits.samples', { count: loads.samples, shown: count(loads.samples) })}
            </span>
          </Table.Td>
          <Table.Td>
            <strong className={classes.figure} data-failing={failures > 0 || undefined}>
              {count(failures)}
            </strong>
          </Table.Td>
        </Table.Tr>
      )}
    </FiguresTable>
  );
}
