import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import type { Placed } from './order.ts';

/** Tells screen readers, in the page's language and with places in the whole list, what a drag does. */
export function useAnnouncements<Row extends Placed>(
  rows: readonly Row[],
  total: number,
  nameOf: (row: Row) => string,
) {
  const { t } = useAdminTexts();
  const at = (source: number, target: number) => {
    const row = rows[source];
    return { name: row ? nameOf(row) : '', position: rows[target]?.position ?? 0, total };
  };
  return {
    lifted: ({ source }: DragStart, { announce }: ResponderProvided) =>
      announce(t('order.lifted', at(source.index, source.index))),
    moved: ({ source, destination }: DragUpdate, { announce }: ResponderProvided) =>
      announce(t('order.moved', at(source.index, destination?.index ?? source.index))),
    dropped: ({ source, destination, reason }: DropResult, { announce }: ResponderProvided) => {
      const isMoved = reason === 'DROP' && destination && destination.index !== source.index;
      announce(
        isMoved
          ? t('order.dropped', at(source.index, destination.index))
          : t('order.unmoved', at(source.index, source.index)),
      );
    },
  };
}
