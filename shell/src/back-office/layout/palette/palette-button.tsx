import { Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useShortcut, useUndoShortcut } from '@varda/admin/shortcuts';
import { useCallback, useEffect, useState } from 'react';
import type { Remotes } from '../../../remotes/federated-remotes.ts';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import { useShellWindow } from '../../use-shell-window.ts';
import classes from './palette-button.module.css';
import { useTypedAhead } from './use-typed-ahead.ts';

const loadPalette = () => import(/* webpackChunkName: "palette" */ './palette.tsx');
const loadShortcuts = () => import(/* webpackChunkName: "shortcuts" */ './shortcuts.modal.tsx');

/** The way into the palette, by pointer and by Ctrl K; its code comes when it is wanted for the first time. */
export function PaletteButton({ remotes }: { remotes: Remotes }) {
  const { t } = useBackOfficeTexts();
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const Palette = useShellWindow(loadPalette, { opened: opened === 'palette', onClose: close });
  const Shortcuts = useShellWindow(loadShortcuts, { opened: opened === 'shortcuts', onClose: close });
  const takeTyped = useTypedAhead(opened === 'palette', Palette ? undefined : close);
  const openPalette = useCallback(() => setOpened('palette'), []);
  const openShortcuts = () => setOpened('shortcuts');

  useShortcut(['?'], openShortcuts);
  useUndoShortcut();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== 'KeyK') return;
      // In an editor it makes a link, and a dialog has to be done with first.
      if (event.defaultPrevented || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [openPalette]);

  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t('palette.open')}
        onClick={openPalette}
        // Fetched ahead: where that fails, nothing is said.
        onPointerEnter={() => void loadPalette().catch(() => undefined)}
      >
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <span className={classes.label}>{t('palette.short')}</span>
        <Kbd size="xs" className={classes.keys as string} aria-hidden>
          Ctrl K
        </Kbd>
      </button>
      {Palette && (
        <Palette
          remotes={remotes}
          opened={opened === 'palette'}
          takeTyped={takeTyped}
          onClose={close}
          showShortcuts={openShortcuts}
        />
      )}
      {Shortcuts && <Shortcuts opened={opened === 'shortcuts'} onClose={close} />}
    </>
  );
}
