import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, Stack, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3, IconViewportNarrow, IconViewportWide } from '@tabler/icons-react';
import { useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { narrowest, widest, withinBounds } from '../table/layout.ts';
import type { ChosenColumns } from '../table/use-chosen-columns.ts';
import { useColumnLabels } from '../table/use-table-columns.tsx';
import classes from './toolbar.module.css';

export type ColumnChoice = Pick<
  ChosenColumns<never>,
  'offered' | 'choose' | 'move' | 'setWidth' | 'layout' | 'isChosen' | 'change' | 'reset'
>;

/** Pixels by which a press changes the width of a column. */
const step = 32;

/** Chooses which columns the table shows, in which order, how wide and how dense. */
export function ColumnsButton(props: ColumnChoice) {
  const { offered, choose, move, setWidth, layout, isChosen, change, reset } = props;
  const { t } = useAdminTexts();
  const labelOf = useColumnLabels();
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState('');
  const firstFree = offered.find(({ isFixed }) => !isFixed)?.key;

  function moveTo(key: string, place: number) {
    if (place < 0 || place >= offered.length) return;
    move(key, place);
    say(t('columns.moved', { column: labelOf(key), place: place + 1, total: offered.length }));
  }

  function widen(key: string, width: number | undefined, by: number) {
    const present = width ?? drawnWidth(key);
    if (present === undefined) return;
    const next = withinBounds(present + by);
    setWidth(key, next);
    say(`${t('columns.width', { column: labelOf(key) })}, ${t('columns.pixels', { count: next })}`);
  }

  return (
    <Popover
      onChange={setOpen}
      onClose={() => say('')}
      position="bottom-end"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Tooltip label={t('columns.choose')} disabled={isOpen}>
        <Popover.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('columns.choose')}>
            <IconColumns3 size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown>
        <Stack gap="sm">
          <ul className={classes.columns} aria-label={t('columns.choose')}>
            {offered.map(({ key, isShown, isFixed, width }, place) => (
              <li key={key}>
                <Checkbox
                  label={labelOf(key)}
                  checked={isShown}
                  disabled={isFixed}
                  data-autofocus={key === firstFree || undefined}
                  onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
                />
                {isShown && width !== null && (
                  <div className={classes.widths}>
                    <StepButton
                      Icon={IconViewportNarrow}
                      label={t('columns.narrower', { column: labelOf(key) })}
                      isOff={width === narrowest}
                      onClick={() => widen(key, width, -step)}
                    />
                    <StepButton
                      Icon={IconViewportWide}
                      label={t('columns.wider', { column: labelOf(key) })}
                      isOff={width === widest}
                      onClick={() => widen(key, width, step)}
                    />
                  </div>
                )}
                <StepButton
                  Icon={IconArrowUp}
                  label={t('columns.up', { column: labelOf(key) })}
                  isOff={place === 0}
                  onClick={() => moveTo(key, place - 1)}
                />
                <StepButton
                  Icon={IconArrowDown}
                  label={t('columns.down', { column: labelOf(key) })}
                  isOff={place === offered.length - 1}
                  onClick={() => moveTo(key, place + 1)}
                />
              </li>
            ))}
          </ul>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
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

/** Of a column that takes what is left, in pixels; undefined while the list has no rows. */
function drawnWidth(key: string): number | undefined {
  return document.querySelector(`th[data-accessor="${key}"]`)?.getBoundingClientRect().width;
}

interface StepProps {
  Icon: typeof IconArrowUp;
  label: string;
  /** At the end it still has the focus. */
  isOff: boolean;
  onClick: () => void;
}

function StepButton({ Icon, label, isOff, onClick }: StepProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        {...(isOff && { 'aria-disabled': true, 'data-disabled': true })}
        onClick={onClick}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
