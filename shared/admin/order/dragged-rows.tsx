import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import { useMantineStyleNonce } from '@mantine/core';
import { Fragment } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { RowsTable, type RowsTableProps } from '../table/resource-table.tsx';
import { DraggableRow } from './draggable-row.tsx';
import { droppableRows, RowPlaceholder } from './droppable-rows.tsx';
import type { Placed } from './order.ts';
import { useAnnouncements } from './use-announcements.ts';

interface Props<Row> extends Omit<RowsTableProps<Row>, 'rowFactory' | 'tableWrapper'> {
  nameOf: (row: Row) => string;
  isOff: boolean;
  /** A row was dropped at the place of another one. */
  onDrop: (row: Row, position: number) => void;
}

/** A table whose rows can be dragged, by mouse, finger and keyboard. */
export function DraggedRows<Row extends Placed>({ nameOf, isOff, onDrop, ...table }: Props<Row>) {
  const { t } = useAdminTexts();
  const { list, rows } = table;
  const nonce = useMantineStyleNonce()?.();
  const announcements = useAnnouncements(rows, list.totalCount, nameOf);

  function drop({ source, destination, reason }: DropResult) {
    const row = rows[source.index];
    const target = destination && rows[destination.index];
    if (reason === 'DROP' && row && target && target !== row) onDrop(row, target.position);
  }

  return (
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
        {...table}
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
  );
}
