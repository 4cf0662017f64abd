import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import { useMantineStyleNonce } from '@mantine/core';
import { IconArrowsMoveVertical } from '@tabler/icons-react';
import { Fragment, useContext, useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useSelectionColumn } from '../selection/selection-column.tsx';
import { RowsTable, type TableProps } from '../table/resource-table.tsx';
import { type RowAction, RowActions } from '../table/row-actions.tsx';
import { ShownRowContext } from '../table/shown-row.ts';
import { useColumnTitles, useTableColumns } from '../table/use-table-columns.tsx';
import { DraggableRow } from './draggable-row.tsx';
import { droppableRows, RowPlaceholder } from './droppable-rows.tsx';
import { MoveModal } from './move.modal.tsx';
import type { Placed } from './order.ts';
import { OrderHint } from './order-hint.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { type SendOrder, useReorder } from './use-reorder.ts';

interface Props<Row extends Placed, Values extends object> extends TableProps<Row, Values> {
  send: SendOrder;
}

/**
 * A table whose rows can be moved, by mouse, finger and keyboard and by saying the new place. The list has to be
 * sorted by `position` by default; moving is on only while it is, and while no search leaves rows out.
 */
export function OrderedTable<Row extends Placed, Values extends object>(props: Props<Row, Values>) {
  const { resource, list, open, selection, locks, send } = props;
  const { t, language } = useAdminTexts();
  const nonce = useMantineStyleNonce()?.();
  const { rows, moveTo } = useReorder(list, send);
  const { onMoved } = useContext(ShownRowContext);
  const [moving, setMoving] = useState<Row | null>(null);
  const titleOf = useColumnTitles(list);
  const nameOf = (row: Row) => resource.nameOf(row, language);
  const announcements = useAnnouncements(rows, list.totalCount, nameOf);
  const isOff = !list.isWholeInOrder || locks.move !== null;

  const moves = (row: Row): readonly RowAction[] => {
    if (!list.isWholeInOrder) return [];
    const label = t('order.moveTo', { name: nameOf(row) });
    return [
      {
        label,
        short: t('order.moveTitle'),
        Icon: IconArrowsMoveVertical,
        locked: locks.move,
        onClick: () => setMoving(row),
      },
    ];
  };
  const marks = useSelectionColumn({ selection, shown: rows, nameOf, locks });
  const columns = useTableColumns(resource.columns, list, (row) => (
    <RowActions row={row} name={nameOf(row)} open={open} locks={locks} more={moves(row)} />
  ));
  const handles = {
    accessor: 'position',
    title: titleOf('position', t('order.position')),
    width: 84,
    hiddenContent: true,
  };

  async function move(row: Row, position: number) {
    const isTaken = await moveTo(row, position);
    if (isTaken) onMoved(row._id, position);
    return isTaken;
  }

  function drop({ source, destination, reason }: DropResult) {
    const row = rows[source.index];
    const target = destination && rows[destination.index];
    if (reason === 'DROP' && row && target && target !== row) void moveTo(row, target.position);
  }

  return (
    <>
      {!list.isWholeInOrder && <OrderHint list={list} />}
      <DragDropContext
        {...(nonce && { nonce })}
        dragHandleUsageInstructions={t('order.instructions')}
        onDragStart={announcements.lifted}
        onDragUpdate={announcements.moved}
        onDragEnd={(result, provided) => {
          announcements.dropped(result, provided);
          drop(result);
        }}
      >
        <RowsTable
          list={list}
          rows={rows}
          columns={[handles, ...marks, ...columns]}
          isMarked={selection.has}
          tableWrapper={droppableRows}
          rowFactory={({ record, index, rowProps, children }) => (
            <Fragment key={record._id}>
              <DraggableRow row={record} index={index} name={nameOf(record)} isDragDisabled={isOff} rowProps={rowProps}>
                {children}
              </DraggableRow>
              {index === rows.length - 1 && <RowPlaceholder />}
            </Fragment>
          )}
        />
      </DragDropContext>
      <MoveModal row={moving} nameOf={nameOf} total={list.totalCount} onMove={move} onClose={() => setMoving(null)} />
    </>
  );
}
