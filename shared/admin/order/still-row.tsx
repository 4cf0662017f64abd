import { TableTr, type TableTrProps } from '@mantine/core';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './order.module.css';
import type { Placed } from './order.ts';
import { HandleOff, PlaceCell } from './place-cell.tsx';

interface Props {
  row: Placed;
  /** It is not to be moved just now; otherwise its handle is on its way, and its place is kept. */
  isOff: boolean;
  rowProps: TableTrProps;
  children: ReactNode;
}

/** A row that cannot be dragged yet. */
export function StillRow({ row, isOff, rowProps, children }: Props) {
  return (
    <TableTr {...rowProps} className={clsx(rowProps.className, classes.row)}>
      <PlaceCell position={row.position}>
        {isOff ? (
          <HandleOff />
        ) : (
          <span className={classes.handle}>
            <HandleOff />
          </span>
        )}
      </PlaceCell>
      {children}
    </TableTr>
  );
}
