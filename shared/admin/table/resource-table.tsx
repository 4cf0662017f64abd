import clsx from 'clsx';
import { DataTable, type DataTableProps } from 'mantine-datatable';
import { useContext } from 'react';
import { useIsNarrow } from '../dialog/use-is-narrow.ts';
import type { List } from '../list/use-list.ts';
import type { Entity } from '../resource/resource.ts';
import { stampColumns } from '../stamps/stamp-columns.tsx';
import cards from './cards.module.css';
import { LayoutContext } from './layout.ts';
import { ShownRowContext } from './shown-row.ts';
import classes from './table.module.css';
import { type TableProps, useResourceColumns } from './use-resource-columns.tsx';

/** The rows of a page. */
export function ResourceTable<Row extends Entity, Values extends object>(props: TableProps<Row, Values>) {
  const { list, selection } = props;
  const columns = useResourceColumns(props, list);
  return <RowsTable list={list} rows={list.rows} columns={columns} isMarked={selection.has} />;
}

export type RowsTableProps<Row> = Pick<DataTableProps<Row>, 'rowFactory' | 'tableWrapper' | 'onRowClick'> & {
  list: List<Row>;
  rows: readonly Row[];
  columns: NonNullable<DataTableProps<Row>['columns']>;
  /** Whether a row stands out. */
  isMarked?: (row: Row) => boolean;
};

const nothing = <></>;

/** A card has no widths. */
function asCard<Row>(column: NonNullable<DataTableProps<Row>['columns']>[number]) {
  const { width: _width, titleStyle: _title, cellsStyle: _cells, ...rest } = column;
  return rest;
}

/** The table itself, the same for all screens; on a phone each row is a card, and the head a line of ways to sort. */
export function RowsTable<Row extends Entity>({ list, rows, columns, isMarked, ...more }: RowsTableProps<Row>) {
  const shown = useContext(ShownRowContext).id;
  const { density } = useContext(LayoutContext);
  // The table grows by them, so that the others keep their room.
  const stamps = columns.filter(({ accessor }) => stampColumns.some(({ key }) => key === accessor)).length;
  const isPhone = useIsNarrow();
  return (
    <DataTable<Row>
      columns={isPhone ? columns.map(asCard) : columns}
      records={[...rows]}
      idAccessor="_id"
      // A list without rows has no table; mantine-datatable only hides its own words for that from sight.
      emptyState={nothing}
      minHeight={0}
      withTableBorder
      borderRadius="md"
      verticalSpacing={density === 'compact' ? 2 : 'xs'}
      highlightOnHover
      styles={{ table: { '--stamps': stamps } }}
      classNames={{ root: classes.root as string, table: (isPhone ? cards.cards : classes.table) as string }}
      aria-busy={list.isStale || list.isOld}
      rowClassName={(row) => clsx(isMarked?.(row) && classes.marked, row._id === shown && classes.shown)}
      {...more}
    />
  );
}
