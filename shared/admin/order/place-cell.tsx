import { TableTd } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './order.module.css';

/** The place of a row in the whole list, behind its handle. */
export function PlaceCell({ position, children }: { position: number; children: ReactNode }) {
  return (
    <TableTd data-card-cell="place">
      <span className={classes.place}>
        {children}
        {position}
      </span>
    </TableTd>
  );
}

/** Of a row that cannot be dragged just now. */
export function HandleOff() {
  return <IconGripVertical size={18} className={classes.off} aria-hidden />;
}
