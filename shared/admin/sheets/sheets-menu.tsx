import { ActionIcon, Menu, Text, Tooltip } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv, IconFileTypeXls, IconTableImport } from '@tabler/icons-react';
import type { ExportedList, SheetKind } from '@varda/contract/sheets';
import { useLanguage } from '@varda/platform/language';
import { useRef, useState } from 'react';
import { useLazyWindow } from '../dialog/use-lazy-window.ts';
import { wholeListOf } from '../list/list-query.ts';
import type { ListState } from '../list/list-state.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './sheets.module.css';
import { useExport } from './use-export.ts';

interface Props {
  entity: ExportedList;
  /** What the list shows: so it is exported, all pages of it. */
  state: ListState;
  /** What narrows it down beside that. */
  filter?: Record<string, string>;
  /** Of products: the category path of the list. */
  category?: string | undefined;
  /** Null where files are not imported; `locked` says why this account cannot. */
  imports: { kind: SheetKind; locked: string | null } | null;
}

const load = () => import(/* webpackChunkName: "import" */ './import.modal.tsx').then(({ ImportModal }) => ImportModal);

/** The list as a file: exports it, and imports one. */
export function SheetsMenu({ entity, state, filter = {}, category, imports }: Props) {
  const { t } = useAdminTexts();
  const lang = useLanguage();
  const { save, isPending } = useExport(entity);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Window = useLazyWindow(load, { opened: isOpen, onClose: close });
  const label = t(imports ? 'sheets.exportAndImport' : 'sheets.export');
  const exportAs = (format: 'csv' | 'xlsx') => save(format, { ...wholeListOf(state, lang), ...filter, category });

  function openImport() {
    // The menu is gone by the time that the window gives the focus back.
    button.current?.focus();
    setOpen(true);
  }

  return (
    <>
      <Menu position="bottom-end" withinPortal portalProps={{ target: 'main' }}>
        <Tooltip label={label}>
          <Menu.Target>
            <ActionIcon ref={button} variant="default" size="lg" aria-label={label} loading={isPending}>
              <IconFileSpreadsheet size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
        </Tooltip>
        <Menu.Dropdown maw="calc(100vw - 2rem)">
          <Menu.Item leftSection={<IconFileTypeXls size={18} aria-hidden />} onClick={() => exportAs('xlsx')}>
            {t('sheets.toExcel')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileTypeCsv size={18} aria-hidden />} onClick={() => exportAs('csv')}>
            {t('sheets.toCsv')}
          </Menu.Item>
          {imports && (
            <Menu.Item
              leftSection={<IconTableImport size={18} aria-hidden />}
              // Still in reach of keyboard and touch, so that everybody gets to know why.
              {...(imports.locked !== null && { 'aria-disabled': true, closeMenuOnClick: false })}
              onClick={() => imports.locked === null && openImport()}
            >
              {t('sheets.import')}
              {imports.locked !== null && (
                <Text component="span" display="block" size="sm" className={classes.hint}>
                  {imports.locked}
                </Text>
              )}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {Window && imports && <Window kind={imports.kind} category={category} opened={isOpen} onClose={close} />}
    </>
  );
}
