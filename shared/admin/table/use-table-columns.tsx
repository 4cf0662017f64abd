import { VisuallyHidden } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { type ReactNode, useContext } from 'react';
import type { List } from '../list/use-list.ts';
import type { Column } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { headingOf, LayoutContext } from './layout.ts';
import { SortHeader } from './sort-header.tsx';
import classes from './table.module.css';
import { WidthHandle } from './width-handle.tsx';

/** The title of a column by its key: a button where the list can be sorted by it. */
export function useColumnTitles<Row>({
  source,
  state: { sort },
  change,
}: List<Row>): (key: string, label: string) => ReactNode {
  return (key, label) => {
    if (!source.sortBy.includes(key)) return label;
    const order = sort.by === key ? sort.order : null;
    return <SortHeader label={label} order={order} onSort={(chosen) => change({ sort: { by: key, order: chosen } })} />;
  };
}

/** What the columns are called, by their keys: those of the engine in its own texts, the others in the resource's. */
export function useColumnLabels(): (key: string) => string {
  const { t, own } = useAdminTexts();
  return (key) =>
    key === 'translations' || key === 'createdBy' || key === 'updatedBy' ? t(`columns.${key}`) : own(`fields.${key}`);
}

/** What a cell is where rows are cards; the label stands before what is in it. */
export function cardCell(part: 'mark' | 'picture' | 'heading' | 'field' | 'actions', label?: string) {
  return { 'data-card-cell': part, ...(part === 'field' && { 'data-label': label }) };
}

/** mantine-datatable keeps the `width` that a column had at first, whatever it is afterwards. */
function chosenWidth(width: number | undefined) {
  if (width === undefined) return {};
  const style = { width, minWidth: width, maxWidth: width };
  return { titleStyle: style, cellsStyle: () => style };
}

/** The columns of a resource as mantine-datatable takes them, with the actions of a row at its end. */
export function useTableColumns<Row>(
  columns: readonly Column<Row>[],
  list: List<Row>,
  actions: (row: Row) => ReactNode,
  nameOf?: (row: Row) => string,
): DataTableColumn<Row>[] {
  const { t } = useAdminTexts();
  const labelOf = useColumnLabels();
  const titleOf = useColumnTitles(list);
  const { widths = {}, heading = headingOf(columns)?.key } = useContext(LayoutContext);
  return [
    ...columns.map((column) => {
      const { key, Cell, isPicture } = column;
      const width = widths[key] ?? column.width;
      const label = labelOf(key);
      const part = key === heading ? 'heading' : 'field';
      return {
        accessor: key,
        title: (
          <>
            {titleOf(key, label)}
            {!isPicture && <WidthHandle column={key} label={label} width={width} />}
          </>
        ),
        render: (row: Row) => <Cell row={row} {...(nameOf && { name: nameOf(row) })} />,
        customCellAttributes: () => cardCell(isPicture ? 'picture' : part, label),
        ...(width !== undefined && { width }),
        ...chosenWidth(widths[key]),
      };
    }),
    {
      accessor: 'actions',
      title: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
      render: actions,
      customCellAttributes: () => cardCell('actions'),
      titleClassName: classes.actions as string,
      cellsClassName: classes.actions as string,
    },
  ];
}
