import { Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useShortcut, useUndoShortcut } from '@varda/admin/shortcuts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLazyComponent } from '../../../navigation/use-lazy-component.ts';
import type { Remotes } from '../../../remotes/federated-remotes.ts';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import { useFailureToast } from '../../use-failure-toast.ts';
import classes from './palette-button.module.css';
import { useTypedAhead } from './use-typed-ahead.ts';

const loadPalette = () => import(/* webpackChunkName: "palette" */ './palette.tsx');
const loadShortcuts = () => import(/* webpackChunkName: "shortcuts" */ './shortcuts.modal.tsx');

/** The way into the palette, by pointer and by Ctrl K; its code comes when it is wanted for the first time. */
export function PaletteButton({ remotes }: { remotes: Remotes }) {
  const { t } = useBackOfficeTexts();
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(null);
  const [wantsPalette, setWantsPalette] = useState(false);
  const [wantsShortcuts, setWantsShortcuts] = useState(false);
  const toast = useFailureToast();
  const palette = useLazyComponent(loadPalette, wantsPalette, () => fail('palette'));
  const shortcuts = useLazyComponent(loadShortcuts, wantsShortcuts, () => fail('shortcuts'));
  const close = useCallback(() => setOpened(null), []);
  const awaited = useRef(opened);
  awaited.current = opened;
  const takeTyped = useTypedAhead(opened === 'palette', palette.status === 'ready' ? undefined : close);

  /** A pointer that came near has only fetched ahead: nothing is said of that, nor where another one was asked for meanwhile. */
  function fail(about: 'palette' | 'shortcuts') {
    if (awaited.current !== about) return;
    toast(t('windowNotLoaded'));
    close();
  }

  const openPalette = useCallback(() => {
    if (palette.status === 'failed') palette.retry();
    setWantsPalette(true);
    setOpened('palette');
  }, [palette]);

  function openShortcuts() {
    if (shortcuts.status === 'failed') shortcuts.retry();
    setWantsShortcuts(true);
    setOpened('shortcuts');
  }

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
        onPointerEnter={() => setWantsPalette(true)}
      >
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <span className={classes.label}>{t('palette.short')}</span>
        <Kbd size="xs" className={classes.keys as string} aria-hidden>
          Ctrl K
        </Kbd>
      </button>
      {palette.status === 'ready' && (
        <palette.Part
          remotes={remotes}
          opened={opened === 'palette'}
          takeTyped={takeTyped}
          onClose={close}
          showShortcuts={openShortcuts}
        />
      )}
      {shortcuts.status === 'ready' && <shortcuts.Part opened={opened === 'shortcuts'} onClose={close} />}
    </>
  );
}
