import { IconArrowsMoveVertical } from '@tabler/icons-react';
import { useContext, useRef, useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { RowsTable } from '../table/resource-table.tsx';
import type { RowAction } from '../table/row-actions.tsx';
import { ShownRowContext } from '../table/shown-row.ts';
import { type TableProps, useResourceColumns } from '../table/use-resource-columns.tsx';
import { useColumnTitles } from '../table/use-table-columns.tsx';
import { MoveModal } from './move.modal.tsx';
import type { Placed } from './order.ts';
import { OrderHint } from './order-hint.tsx';
import { StillRow } from './still-row.tsx';
import { useLazyDragging } from './use-lazy-dragging.ts';
import { type SendOrder, useReorder } from './use-reorder.ts';

interface Props<Row extends Placed, Values extends object> extends TableProps<Row, Values> {
  send: SendOrder;
}

/**
 * A table whose rows can be moved, by saying the new place and, once the code for that is there, by mouse, finger and keyboard. The
 * list has to be sorted by `position` by default; moving is on only while it is, and while no search leaves rows out.
 */
export function OrderedTable<Row extends Placed, Values extends object>(props: Props<Row, Values>) {
  const { resource, list, selection, locks, send } = props;
  const { t, language } = useAdminTexts();
  const { rows, moveTo } = useReorder(list, send);
  const { onMoved } = useContext(ShownRowContext);
  const [moving, setMoving] = useState<Row | null>(null);
  const titleOf = useColumnTitles(list);
  const nameOf = (row: Row) => resource.nameOf(row, language);
  const isOff = !list.isWholeInOrder || locks.move !== null;
  const place = useRef<HTMLDivElement>(null);
  const DraggedRows = useLazyDragging(place, list.rows);

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
  const columns = useResourceColumns(props, { rows, more: moves });
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

  const table = {
    list,
    rows,
    columns: [handles, ...columns],
    isMarked: selection.has,
  };

  return (
    <>
      {!list.isWholeInOrder && <OrderHint list={list} />}
      <div ref={place}>
        {DraggedRows ? (
          <DraggedRows
            {...table}
            nameOf={nameOf}
            isOff={isOff}
            onDrop={(row, position) => void moveTo(row, position)}
          />
        ) : (
          <RowsTable
            {...table}
            rowFactory={({ record, rowProps, children }) => (
              <StillRow key={record._id} row={record} isOff={isOff} rowProps={rowProps}>
                {children}
              </StillRow>
            )}
          />
        )}
      </div>
      <MoveModal row={moving} nameOf={nameOf} total={list.totalCount} onMove={move} onClose={() => setMoving(null)} />
    </>
  );
}
