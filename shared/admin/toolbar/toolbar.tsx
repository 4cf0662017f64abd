import { Button } from '@mantine/core';
import { IconLanguage, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Action } from '../action/action.tsx';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useShortcut } from '../shortcuts/shortcuts.ts';
import type { ChosenColumns } from '../table/use-chosen-columns.ts';
import { ColumnsButton } from './columns-button.tsx';
import { SearchBox } from './search-box.tsx';
import classes from './toolbar.module.css';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  /** Whether only what needs a translation is shown; null where that is no question. */
  untranslated: boolean | null;
  onUntranslated: (wanted: boolean) => void;
  columns: Pick<ChosenColumns<never>, 'offered' | 'choose'>;
  /** What is done with the list as a file. */
  sheets: ReactNode;
  /** Null where there are always the same rows. */
  onCreate: (() => void) | null;
  /** Why nothing can be added here; null if it can. */
  locked: string | null;
}

/** Above a table: the filter, the search box, the choice of columns, the list as a file and the round add button. */
export function Toolbar(props: Props) {
  const { search, onSearch, untranslated, onUntranslated, columns, sheets, onCreate, locked } = props;
  const { t, own } = useAdminTexts();
  useShortcut(['n', 'н'], () => locked === null && onCreate?.());
  return (
    <div className={classes.toolbar} data-print="off">
      {untranslated !== null && (
        <Button
          variant={untranslated ? 'filled' : 'default'}
          leftSection={<IconLanguage size={18} aria-hidden />}
          aria-pressed={untranslated}
          onClick={() => onUntranslated(!untranslated)}
        >
          {t('translations.needed')}
        </Button>
      )}
      <div className={classes.search}>
        <SearchBox search={search} onSearch={onSearch} />
      </div>
      <ColumnsButton {...columns} />
      {sheets}
      {onCreate && (
        <Action radius="xl" size="xl" label={own('create')} locked={locked} onClick={onCreate}>
          <IconPlus size={22} />
        </Action>
      )}
    </div>
  );
}
