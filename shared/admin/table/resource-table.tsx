import { Text } from '@mantine/core';
import { DataTable, type DataTableProps } from 'mantine-datatable';
import type { OpenDialog } from '../dialog/use-dialog.ts';
import type { List } from '../list/use-list.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { RowActions } from './row-actions.tsx';
import classes from './table.module.css';
import { useTableColumns } from './use-table-columns.tsx';

export interface TableProps<Row extends Entity, Values extends object> {
  resource: Resource<Row, Values>;
  list: List<Row>;
  open: OpenDialog<Row>;
  /** Why nothing can be changed here; null if it can. */
  locked: string | null;
}

/** The rows of a page. */
export function ResourceTable<Row extends Entity, Values extends object>(props: TableProps<Row, Values>) {
  const { resource, list, open, locked } = props;
  const { language } = useAdminTexts();
  const columns = useTableColumns(resource.columns, list, (row) => (
    <RowActions row={row} name={resource.nameOf(row, language)} open={open} locked={locked} />
  ));
  return <RowsTable list={list} rows={list.rows} columns={columns} />;
}

type RowsTableProps<Row> = Pick<DataTableProps<Row>, 'rowFactory' | 'tableWrapper' | 'onRowClick'> & {
  list: List<Row>;
  rows: readonly Row[];
  columns: NonNullable<DataTableProps<Row>['columns']>;
};

const nothing = <></>;

/** The table itself, the same for all screens. */
export function RowsTable<Row extends Entity>({ list, rows, columns, ...more }: RowsTableProps<Row>) {
  const { t } = useAdminTexts();
  const isEmpty = rows.length === 0;
  return (
    <DataTable<Row>
      columns={columns}
      records={[...rows]}
      idAccessor="_id"
      // mantine-datatable only hides this from sight while there are rows: it would be read aloud.
      emptyState={
        isEmpty ? (
          <Text size="sm" c="dimmed">
            {t('noItems')}
          </Text>
        ) : (
          nothing
        )
      }
      minHeight={isEmpty ? 200 : 0}
      withTableBorder
      borderRadius="md"
      verticalSpacing="xs"
      highlightOnHover
      classNames={{ root: classes.root as string, table: classes.table as string }}
      aria-busy={list.isStale}
      {...more}
    />
  );
}
