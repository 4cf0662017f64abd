import type { OpenDialog } from '../dialog/use-dialog.ts';
import type { List } from '../list/use-list.ts';
import type { Locks } from '../permissions/locks.ts';
import { sitePathOfRow } from '../preview/site-path.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useSelectionColumn } from '../selection/selection-column.tsx';
import type { Selection } from '../selection/use-selection.ts';
import { type RowAction, RowActions } from './row-actions.tsx';
import { useTableColumns } from './use-table-columns.tsx';

export interface TableProps<Row extends Entity, Values extends object> {
  resource: Resource<Row, Values>;
  list: List<Row>;
  open: OpenDialog<Row>;
  selection: Selection<Row>;
  locks: Locks<Row>;
}

interface Shown<Row> {
  rows: readonly Row[];
  /** What can be done with a row beside what can be done with any. */
  more?: (row: Row) => readonly RowAction[];
}

/** The columns of a resource as the table takes them, between the marks of its rows and what can be done with them. */
export function useResourceColumns<Row extends Entity, Values extends object>(
  { resource, list, open, selection, locks }: TableProps<Row, Values>,
  { rows, more = () => [] }: Shown<Row>,
) {
  const { language } = useAdminTexts();
  const nameOf = (row: Row) => resource.nameOf(row, language);
  const marks = useSelectionColumn({ selection, shown: rows, nameOf, locks });
  const actions = (row: Row) => (
    <RowActions
      row={row}
      name={nameOf(row)}
      open={open}
      locks={locks}
      isKept={!resource.remove}
      site={sitePathOfRow(resource, row)}
      more={more(row)}
    />
  );
  const columns = useTableColumns(resource.columns, list, actions, nameOf);
  return [...(resource.remove ? marks : []), ...columns];
}
