import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, Stack, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import type { ChosenColumns } from '../table/use-chosen-columns.ts';
import { useColumnLabels } from '../table/use-table-columns.tsx';
import classes from './toolbar.module.css';

export type ColumnChoice = Pick<
  ChosenColumns<never>,
  'offered' | 'choose' | 'move' | 'layout' | 'isChosen' | 'change' | 'reset'
>;

/** Chooses which columns the table shows, in which order and how dense. */
export function ColumnsButton({ offered, choose, move, layout, isChosen, change, reset }: ColumnChoice) {
  const { t } = useAdminTexts();
  const labelOf = useColumnLabels();
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState('');
  const firstFree = offered.find(({ isFixed }) => !isFixed)?.key;

  function moveTo(key: string, place: number) {
    if (place < 0 || place >= offered.length) return;
    move(key, place);
    setMoved(t('columns.moved', { column: labelOf(key), place: place + 1, total: offered.length }));
  }

  return (
    <Popover
      onChange={setOpen}
      onClose={() => setMoved('')}
      position="bottom-end"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Tooltip
        label={t('columns.choose')}
        openDelay={300}
        disabled={isOpen}
        events={{ hover: true, focus: true, touch: false }}
      >
        <Popover.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('columns.choose')}>
            <IconColumns3 size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown>
        <Stack gap="sm">
          <ul className={classes.columns} aria-label={t('columns.choose')}>
            {offered.map(({ key, isShown, isFixed }, place) => (
              <li key={key}>
                <Checkbox
                  label={labelOf(key)}
                  checked={isShown}
                  disabled={isFixed}
                  data-autofocus={key === firstFree || undefined}
                  onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
                />
                <MoveButton
                  Icon={IconArrowUp}
                  label={t('columns.up', { column: labelOf(key) })}
                  isOff={place === 0}
                  onClick={() => moveTo(key, place - 1)}
                />
                <MoveButton
                  Icon={IconArrowDown}
                  label={t('columns.down', { column: labelOf(key) })}
                  isOff={place === offered.length - 1}
                  onClick={() => moveTo(key, place + 1)}
                />
              </li>
            ))}
          </ul>
          <VisuallyHidden role="status">{moved}</VisuallyHidden>
          <SegmentedControl
            aria-label={t('columns.density')}
            data={(['comfortable', 'compact'] as const).map((value) => ({ value, label: t(`columns.${value}`) }))}
            value={layout.density ?? 'comfortable'}
            onChange={(density) => change({ density: density as 'compact' })}
          />
          {/* Always there: a button that goes would take the focus along. */}
          <Button
            variant="default"
            size="compact-sm"
            aria-disabled={!isChosen}
            {...(!isChosen && { 'data-disabled': true })}
            onClick={() => isChosen && reset()}
          >
            {t('columns.reset')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface MoveProps {
  Icon: typeof IconArrowUp;
  label: string;
  /** At the end it still has the focus. */
  isOff: boolean;
  onClick: () => void;
}

function MoveButton({ Icon, label, isOff, onClick }: MoveProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      {...(isOff && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}
