import { Table } from '@mantine/core';
import { pageMetrics } from '@varda/contract/page-metrics';
import type { PageMetric, Vitals } from '@varda/contract/vitals';
import { useTexts } from '../../texts/use-texts.ts';
import { FiguresTable } from './figures-table.tsx';
import { useFigures } from './use-figures.ts';
import classes from './visits.module.css';

/** The web vitals of each page: what three of four visits do not exceed. */
export function PagesTable({ pages }: Pick<Vitals, 'pages'>) {
  const { t } = useTexts();
  if (pages.length === 0) return <p className={classes.none}>{t('releases.visits.none')}</p>;
  return (
    <FiguresTable
      label={t('releases.visits.pages')}
      headings={[
        t('releases.visits.page'),
        ...pageMetrics.map((metric) => ({ short: metric, long: t(`releases.visits.metrics.${metric}`) })),
      ]}
      minWidth={720}
      rows={pages}
    >
      {({ remote, page, metrics }) => (
        <Table.Tr key={`${remote} ${page}`}>
          <Table.Th scope="row">
            <code>{page}</code>
            <span className={classes.beside}>{remote}</span>
          </Table.Th>
          {pageMetrics.map((metric) => (
            <Table.Td key={metric}>
              <MetricFigure metric={metric} {...metrics[metric]} />
            </Table.Td>
          ))}
        </Table.Tr>
      )}
    </FiguresTable>
  );
}

interface FigureProps {
  metric: PageMetric;
  p75: number | null;
  samples: number;
}

function MetricFigure({ metric, p75, samples }: FigureProps) {
  const { t } = useTexts();
  const { time, shift, count } = useFigures();
  if (p75 === null) return <span className={classes.beside}>–</span>;
  const rating = ratingOf(metric, p75);
  return (
    <>
      <strong className={classes.figure}>{metric === 'CLS' ? shift(p75) : time(p75)}</strong>
      <span className={classes.rating} data-rating={rating}>
        {t(`releases.visits.ratings.${rating}`)}
      </span>
      <span className={classes.beside}>{t('releases.visits.samples', { count: samples, shown: count(samples) })}</span>
    </>
  );
}

type Rating = 'good' | 'fair' | 'poor';

/** Up to the first a figure is good, beyond the second it is poor (https://web.dev/articles/vitals); CLS in thousandths. */
const bounds: Record<PageMetric, readonly [number, number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

function ratingOf(metric: PageMetric, value: number): Rating {
  const [good, poor] = bounds[metric];
  if (value <= good) return 'good';
  return value > poor ? 'poor' : 'fair';
}
