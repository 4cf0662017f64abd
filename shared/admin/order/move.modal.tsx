import { Button, Group, NumberInput } from '@mantine/core';
import { useMutation } from '@varda/platform/query';
import { type FormEvent, useState } from 'react';
import { AdminModal } from '../dialog/admin-modal.tsx';
import { useLast } from '../dialog/use-last.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import type { Placed } from './order.ts';

interface Props<Row extends Placed> {
  /** The row to move; null while none is. */
  row: Row | null;
  nameOf: (row: Row) => string;
  total: number;
  onMove: (row: Row, position: number) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the new place of a row: the short way through a long list. */
export function MoveModal<Row extends Placed>({ row, nameOf, total, onMove, onClose }: Props<Row>) {
  const { t } = useAdminTexts();
  const shown = useLast(row, row !== null);
  return (
    <AdminModal opened={row !== null} onClose={onClose} title={t('order.moveTitle')} size="sm" centered>
      {shown && (
        <MoveForm key={shown._id} row={shown} name={nameOf(shown)} total={total} onMove={onMove} onClose={onClose} />
      )}
    </AdminModal>
  );
}

interface FormProps<Row extends Placed> extends Omit<Props<Row>, 'row' | 'nameOf'> {
  row: Row;
  name: string;
}

function MoveForm<Row extends Placed>({ row, name, total, onMove, onClose }: FormProps<Row>) {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const [position, setPosition] = useState<string | number>(row.position);
  const isPlace = typeof position === 'number' && Number.isInteger(position) && position >= 1 && position <= total;

  const { mutate } = useMutation({
    mutationFn: (to: number) => onMove(row, to),
    onSuccess: (isMoved, to) => isMoved && toasts.success(t('order.done', { position: to })),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPlace) return;
    onClose();
    if (position !== row.position) mutate(position);
  }

  return (
    <form onSubmit={submit}>
      <NumberInput
        label={t('order.target', { name, total })}
        value={position}
        onChange={setPosition}
        min={1}
        max={total}
        hideControls
        clampBehavior="strict"
        allowDecimal={false}
        // Typed behind the old number, digits would exceed the bounds and be refused.
        onFocus={({ currentTarget }) => currentTarget.select()}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" disabled={!isPlace}>
          {t('order.move')}
        </Button>
      </Group>
    </form>
  );
}
