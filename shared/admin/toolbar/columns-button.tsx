import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, Stack, Tooltip } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import type { ChosenColumns } from '../table/use-chosen-columns.ts';
import { useColumnLabels } from '../table/use-table-columns.tsx';

type Props = Pick<ChosenColumns<never>, 'offered' | 'choose' | 'layout' | 'change'>;

/** Chooses which columns the table shows. */
export function ColumnsButton({ offered, choose, layout, change }: Props) {
  const { t } = useAdminTexts();
  const labelOf = useColumnLabels();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover onChange={setOpen} position="bottom-end" withinPortal={false} trapFocus returnFocus>
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
          {offered.map(({ key, isShown }) => (
            <Checkbox
              key={key}
              label={labelOf(key)}
              checked={isShown}
              onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
            />
          ))}
          <SegmentedControl
            aria-label={t('columns.density')}
            data={(['comfortable', 'compact'] as const).map((value) => ({ value, label: t(`columns.${value}`) }))}
            value={layout.density ?? 'comfortable'}
            onChange={(density) => change({ density: density as 'compact' })}
          />
          {Object.keys(layout.widths ?? {}).length > 0 && (
            <Button variant="default" size="compact-sm" onClick={() => change({ widths: {} })}>
              {t('columns.ownWidths')}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
