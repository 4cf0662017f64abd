import { Checkbox } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { Locks } from '../permissions/locks.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { cardCell } from '../table/use-table-columns.tsx';
import classes from './selection.module.css';
import type { Selection } from './use-selection.ts';

interface Props<Row extends Entity> {
  selection: Selection<Row>;
  /** The rows of the page. */
  shown: readonly Row[];
  nameOf: (row: Row) => string;
  locks: Pick<Locks<Row>, 'write' | 'delete'>;
}

/**
 * The column in which rows are marked, all of a page by its head, a range with Shift. There is none where nothing can be
 * done with them.
 */
export function useSelectionColumn<Row extends Entity>(props: Props<Row>): DataTableColumn<Row>[] {
  const { selection, shown, nameOf, locks } = props;
  const { t } = useAdminTexts();
  const looks = {
    size: 'sm',
    classNames: { root: classes.mark as string, input: classes.input as string },
  } as const;
  const count = shown.filter(selection.has).length;
  const isAll = count > 0 && count === shown.length;
  if (locks.write !== null && locks.delete !== null) return [];
  const column: DataTableColumn<Row> = {
    accessor: 'selection',
    width: 44,
    customCellAttributes: () => cardCell('mark'),
    title: (
      <Checkbox
        {...looks}
        aria-label={t('selection.page')}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => selection.togglePage(shown)}
      />
    ),
    render: (row) => (
      <Checkbox
        {...looks}
        aria-label={t('selection.row', { name: nameOf(row) })}
        checked={selection.has(row)}
        // React's change of a checkbox is a click, by mouse or by the space bar.
        onChange={({ nativeEvent }) => selection.toggle(row, shown, (nativeEvent as MouseEvent).shiftKey)}
      />
    ),
  };
  return [column];
}
