import 'mantine-datatable/styles.layer.css';
import { Button } from '@mantine/core';
import { IconFileDownload, IconFilter, IconHistory, IconSearchOff } from '@tabler/icons-react';
import {
  Action,
  EmptyList,
  ListBody,
  ListToolbar,
  RowsTable,
  ScreenLayout,
  useAdminTexts,
  useDownload,
  useList,
  useTableColumns,
} from '@varda/admin/components';
import type { Activity } from '@varda/contract/activity';
import { useMemo, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { activityList, askedFor } from './activity.source.ts';
import { activityColumns, useItemName } from './activity-cells.tsx';
import { ActivityFilterBar } from './activity-filter.tsx';
import { useFilter } from './use-filter.ts';

/** The activity log: who did what to which item. Admins read it, and nobody changes it. */
export function ActivityScreen() {
  const { t } = useTexts();
  const { t: engine } = useAdminTexts();
  const { filter, isOn, change, clear } = useFilter();
  const list = useList(useMemo(() => activityList(filter), [filter]));
  const heading = useRef<HTMLHeadingElement>(null);
  const { save, isPending } = useDownload(() => t('activity.exportFailed'));
  const nameOf = useItemName();
  const search = list.state.search.trim();

  /** The button that was pressed goes, or its row does. */
  const withHeading = (run: () => void) => () => {
    run();
    heading.current?.focus();
  };
  const all = { label: engine('empty.showAll'), onClick: withHeading(clear) };
  const columns = useTableColumns<Activity>(activityColumns, list, (row) =>
    row.item && row.item._id !== filter.item ? (
      <Action
        variant="subtle"
        size="lg"
        color="gray"
        locked={null}
        label={t('activity.ofItem', { name: nameOf(row) })}
        onClick={withHeading(() => change({ item: row.item?._id ?? '' }))}
      >
        <IconFilter size={18} />
      </Action>
    ) : null,
  );
  return (
    <ScreenLayout
      title={t('activity.title')}
      heading={heading}
      note={filter.item && list.rows[0] ? t('activity.onlyItem', { name: nameOf(list.rows[0]) }) : t('activity.note')}
      tools={
        <ListToolbar list={list}>
          <Button
            variant="default"
            leftSection={<IconFileDownload size={18} aria-hidden />}
            loading={isPending}
            onClick={() => save('/activity.csv', askedFor(filter, search), 'activity.csv')}
          >
            {t('activity.export')}
          </Button>
        </ListToolbar>
      }
    >
      <ActivityFilterBar filter={filter} isOn={isOn} onChange={change} onClear={withHeading(clear)} />
      <ListBody
        list={list}
        empty={
          isOn || search ? (
            <EmptyList Icon={IconSearchOff} hint={t('activity.nothingFound')} action={all} />
          ) : (
            <EmptyList Icon={IconHistory} hint={t('activity.none')} action={null} />
          )
        }
      >
        <RowsTable list={list} rows={list.rows} columns={columns} />
      </ListBody>
    </ScreenLayout>
  );
}
