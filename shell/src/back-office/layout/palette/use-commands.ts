import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useMay } from '@varda/admin/permissions';
import { languages, otherLanguage } from '@varda/contract/language';
import { permissionFor } from '@varda/contract/permissions';
import { languageStore } from '@varda/platform/language';
import type { ScreenIntent } from '@varda/platform/remote/screen-intent';
import { paths, useNavigate, useSubmit } from '@varda/platform/router';
import { languageNames } from '../../../language/language-names.ts';
import { logoutPath } from '../../login/end-session.ts';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import type { MenuEntry } from '../menu/menu-groups.ts';
import type { Command } from './command.ts';

const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

/** What the palette offers without asking the api: the screens, what can be added on them, and what the top bar has. */
export function useCommands(entries: readonly MenuEntry[], showShortcuts: () => void): Command[] {
  const { t, language } = useBackOfficeTexts();
  const may = useMay();
  const navigate = useNavigate();
  const submit = useSubmit();
  const { setColorScheme } = useMantineColorScheme();
  const other = otherLanguage(language);

  const screens = entries.map(
    ({ path, title, group }): Command => ({
      id: `screen ${path}`,
      group: 'screens',
      label: title[language],
      hint: group?.[language],
      words: [title[other], group?.[other] ?? ''],
      run: () => navigate(path),
    }),
  );
  const additions = entries.flatMap(({ path, create, area }): Command[] => {
    const write = area && permissionFor(area, 'write');
    if (!create || (write && !may(write))) return [];
    const state: ScreenIntent = { open: 'create' };
    const run = () => navigate(path, { state });
    return [{ id: `create ${path}`, group: 'create', label: create[language], words: [create[other]], run }];
  });
  const command = (label: string, run: () => void, more: Partial<Command> = {}): Command => ({
    id: `command ${label}`,
    group: 'commands',
    label,
    run,
    ...more,
  });
  return [
    ...screens,
    ...additions,
    ...languages
      .filter((each) => each !== language)
      .map((each) => {
        const name = languageNames[each];
        return command(t('palette.inLanguage', { name }), () => languageStore.choose(each), { words: ['language'] });
      }),
    ...schemes.map((scheme) =>
      command(t('palette.inScheme', { name: t(`scheme.${scheme}`) }), () => setColorScheme(scheme)),
    ),
    command(t('shortcuts.title'), showShortcuts, { shortcut: '?' }),
    command(t('toSite'), () => navigate(paths.home)),
    command(t('account.logout'), () => submit(null, { method: 'post', action: logoutPath })),
  ];
}
