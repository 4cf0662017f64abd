import { Draggable } from '@hello-pangea/dnd';
import { TableTr, type TableTrProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconGripVertical } from '@tabler/icons-react';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './order.module.css';
import type { Placed } from './order.ts';
import { HandleOff, PlaceCell } from './place-cell.tsx';

interface Props {
  row: Placed;
  index: number;
  name: string;
  isDragDisabled: boolean;
  rowProps: TableTrProps;
  children: ReactNode;
}

/** A row with a handle, by which mouse, finger and keyboard can take it somewhere else. */
export function DraggableRow({ row, index, name, isDragDisabled, rowProps, children }: Props) {
  const { t } = useAdminTexts();
  return (
    <Draggable draggableId={row._id} index={index} isDragDisabled={isDragDisabled}>
      {(drag, { isDragging }) => (
        <CarriedRow
          {...rowProps}
          {...drag.draggableProps}
          innerRef={drag.innerRef}
          isCarried={isDragging}
          className={clsx(rowProps.className, classes.row)}
        >
          <PlaceCell position={row.position}>
            {isDragDisabled ? (
              <HandleOff />
            ) : (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the handle's role comes with its properties
              <span {...drag.dragHandleProps} className={classes.handle} aria-label={t('order.handle', { name })}>
                <IconGripVertical size={18} aria-hidden />
              </span>
            )}
          </PlaceCell>
          {children}
        </CarriedRow>
      )}
    </Draggable>
  );
}

interface CarriedRowProps extends TableTrProps {
  innerRef: (row: HTMLElement | null) => void;
  isCarried: boolean;
}

function CarriedRow({ innerRef, isCarried, ...rowProps }: CarriedRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useCarriedCells(row, isCarried);
  return <TableTr {...rowProps} ref={useMergedRef(row, innerRef)} data-is-carried={isCarried || undefined} />;
}

/**
 * A row that is carried about stands outside of its table. Its cells get the widths of their columns; that they take
 * this width, and for how long, is the style's matter: the card that a row is on a phone has no columns.
 */
function useCarriedCells(row: RefObject<HTMLTableRowElement | null>, isCarried: boolean): void {
  useLayoutEffect(() => {
    if (!isCarried || !row.current) return;
    const columns = row.current.closest('table')?.tHead?.rows[0]?.cells ?? [];
    for (const [place, { offsetWidth }] of [...columns].entries())
      row.current.cells[place]?.style.setProperty('--carried-width', `${offsetWidth}px`);
  }, [row, isCarried]);
}
