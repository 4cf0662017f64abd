import { Alert, Button, Group, SegmentedControl, Table, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Action, ListFailure, ListLoading, ScheduleModal, ScreenLayout, useAdminTexts } from '@varda/admin/components';
import { inSkopje, writtenInSkopje } from '@varda/contract/dates';
import type { Schedule } from '@varda/contract/schedules';
import { useQuery } from '@varda/platform/query';
import { useSearchParams } from '@varda/platform/router';
import { useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import classes from './calendar.module.css';
import { failedQuery, monthAt, monthQuery, otherMonth, today, weeksOf } from './month.ts';
import { ScheduleEntry } from './schedule-entry.tsx';

/** A day at noon: the same day everywhere near Skopje. */
const noon = (date: string) => `${date}T11:00:00.000Z`;

/** What is published and taken off the site at a time: by month, or as a list. */
export function CalendarScreen() {
  const { t, language } = useTexts();
  const { failureOf } = useAdminTexts();
  const [address, setAddress] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNarrow = useMediaQuery('(max-width: 62em)');
  const month = monthAt(address);
  const view = isNarrow || address.get('view') === 'list' ? 'list' : 'month';
  const { data, error, refetch } = useQuery(monthQuery(month));
  const failed = useQuery(failedQuery).data ?? [];
  const opened = address.get('schedule');

  function go(change: Record<string, string | null>, how = {}) {
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(change))
          if (value === null) now.delete(name);
          else now.set(name, value);
        return now;
      },
      { preventScrollReset: true, ...how },
    );
  }
  // Closing takes it out again: a step of the history of its own would lead back to the same calendar.
  const open = (id: string) => go({ schedule: id }, { replace: true });

  return (
    <ScreenLayout
      title={t('calendar.title')}
      heading={heading}
      note={t('calendar.note')}
      tools={
        <Group gap="sm">
          <Action
            variant="default"
            size="input-sm"
            label={t('calendar.before')}
            locked={null}
            onClick={() => go({ month: otherMonth(month, -1) })}
          >
            <IconChevronLeft size={18} />
          </Action>
          <Button variant="default" onClick={() => go({ month: null })}>
            {t('calendar.today')}
          </Button>
          <Action
            variant="default"
            size="input-sm"
            label={t('calendar.after')}
            locked={null}
            onClick={() => go({ month: otherMonth(month, 1) })}
          >
            <IconChevronRight size={18} />
          </Action>
          {!isNarrow && (
            <SegmentedControl
              aria-label={t('calendar.view.label')}
              value={view}
              data={(['month', 'list'] as const).map((value) => ({ value, label: t(`calendar.view.${value}`) }))}
              onChange={(chosen) => go({ view: chosen === 'list' ? 'list' : null }, { replace: true })}
            />
          )}
        </Group>
      }
    >
      {failed.length > 0 && (
        <Alert color="red" mb="md" title={t('calendar.failed', { count: failed.length })}>
          <ul className={classes.entries}>
            {failed.map((schedule) => (
              <li key={schedule._id}>
                {writtenInSkopje(schedule.at, language)}: {schedule.reason?.[language]}
                <ScheduleEntry schedule={schedule} onOpen={open} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Title order={2} size="h3" mb="sm" className={classes.month} aria-live="polite">
        {writtenInSkopje(noon(`${month}-15`), language, 'month')}
      </Title>
      {!data ? (
        error ? (
          <ListFailure message={failureOf(error, 'list')} onRetry={() => void refetch()} />
        ) : (
          <ListLoading rows={5} />
        )
      ) : (
        <Month month={month} view={view} schedules={data.items} onOpen={open} />
      )}
      <ScheduleModal
        asked={opened === null ? null : { id: opened }}
        // The entry that was opened may be on another day by now.
        onDone={() => heading.current?.focus()}
        onClose={() => go({ schedule: null }, { replace: true })}
      />
    </ScreenLayout>
  );
}

interface MonthProps {
  month: string;
  view: 'month' | 'list';
  schedules: readonly Schedule[];
  onOpen: (id: string) => void;
}

function Month({ month, view, schedules, onOpen }: MonthProps) {
  const { t, language } = useTexts();
  const byDay = new Map<string, Schedule[]>();
  for (const schedule of schedules) {
    const { date } = inSkopje(schedule.at);
    byDay.set(date, [...(byDay.get(date) ?? []), schedule]);
  }
  const isEmpty = ![...byDay.keys()].some((date) => date.startsWith(month));
  const empty = isEmpty && <Text my="md">{t('calendar.none')}</Text>;
  const entries = (date: string) => (
    <ul className={classes.entries}>
      {byDay.get(date)?.map((schedule) => (
        <li key={schedule._id}>
          <ScheduleEntry schedule={schedule} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
  if (view === 'list')
    return (
      empty ||
      [...byDay.keys()]
        .filter((date) => date.startsWith(month))
        .map((date) => (
          <section key={date} className={classes.day}>
            <Title order={3} size="h5">
              {writtenInSkopje(noon(date), language, 'date')}
            </Title>
            {entries(date)}
          </section>
        ))
    );
  const weeks = weeksOf(month);
  return (
    <>
      {empty}
      <Table withTableBorder withColumnBorders className={classes.weeks} aria-label={t('calendar.title')}>
        <Table.Thead>
          <Table.Tr>
            {weeks[0]?.map((date) => (
              <Table.Th key={date} scope="col">
                {writtenInSkopje(noon(date), language, 'weekday')}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {weeks.map((week) => (
            <Table.Tr key={week[0]}>
              {week.map((date) => (
                <Table.Td key={date} data-other={!date.startsWith(month) || undefined}>
                  <span className={classes.number} aria-current={date === today() ? 'date' : undefined}>
                    {Number(date.slice(8))}
                  </span>
                  {byDay.has(date) && entries(date)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}
