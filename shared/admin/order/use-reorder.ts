import type { NewOrder } from '@varda/contract/entity';
import { useMutation } from '@varda/platform/query';
import { useRef, useState } from 'react';
import type { List } from '../list/use-list.ts';
import { useReload } from '../list/use-reload.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { type Placed, withMoved } from './order.ts';

/** Sends a new order to the server: rows with the place that they shall have. */
export type SendOrder = (order: NewOrder) => Promise<unknown>;

interface Reorder<Row> {
  /** The rows in the order that is wanted, even while the server does not know it yet. */
  rows: readonly Row[];
  /** Gives a row another place in the whole list. Resolves with whether the server has taken it. */
  moveTo: (row: Row, position: number) => Promise<boolean>;
}

/**
 * Moves rows of a list that is shown in its order. Only the moved row is sent: what others have moved meanwhile stays.
 * The row is at its new place at once; then the list is loaded anew.
 */
export function useReorder<Row extends Placed>(list: List<Row>, send: SendOrder): Reorder<Row> {
  const { failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const [wanted, setWanted] = useState<{ of: readonly Row[]; rows: readonly Row[] } | null>(null);
  const latest = useRef(0);
  // Within its scope one order is sent after the other, so that they arrive as they were made.
  const { mutateAsync } = useMutation({
    scope: { id: `reorder ${list.source.key.join(' ')}` },
    mutationFn: send,
    onError: (error) => toasts.failure(failureOf(error, 'reorder')),
  });
  const rows = wanted?.of === list.rows ? wanted.rows : list.rows;

  async function moveTo(row: Row, position: number): Promise<boolean> {
    const turn = ++latest.current;
    setWanted({ of: list.rows, rows: withMoved(rows, row, position) });
    const isTaken = await mutateAsync([{ _id: row._id, position }]).then(
      () => true,
      () => false,
    );
    // What the server says counts again once nothing newer is on its way.
    await reload();
    if (turn === latest.current) setWanted(null);
    return isTaken;
  }

  return { rows, moveTo };
}
