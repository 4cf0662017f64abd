import { safeLocalStorage } from '@varda/platform/storage';
import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../form/use-latest.ts';

/*
 * Shortcuts of one character. They can be switched off (WCAG 2.1.4), because speech input and a slip of the hand press
 * them too. The choice stands in local storage, where the shell and all remotes find it.
 */

const key = 'shortcuts';
const changed = 'shortcuts-changed';

const areOn = () => safeLocalStorage.getItem(key) !== 'off';

export function chooseShortcuts(on: boolean): void {
  if (on) safeLocalStorage.removeItem(key);
  else safeLocalStorage.setItem(key, 'off');
  window.dispatchEvent(new Event(changed));
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(watch, areOn, () => true);
}

function watch(onChange: () => void) {
  const signs = [changed, 'storage'];
  for (const sign of signs) window.addEventListener(sign, onChange);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, onChange);
  };
}

/**
 * Calls `act` when one of `characters` is pressed by itself, on the page and not in a field or a dialog.
 *
 * @param characters of one key in each alphabet: `['n', 'н']`
 */
export function useShortcut(characters: readonly string[], act: () => void): void {
  const latest = useLatest({ characters, act });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!latest.current.characters.includes(event.key.toLowerCase()) || !areOn() || isElsewhere(event)) return;
      event.preventDefault();
      latest.current.act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
}

/** U goes to the button of the last toast that takes something back. */
export function useUndoShortcut(): void {
  useShortcut(['u', 'у'], () => [...document.querySelectorAll<HTMLElement>('[data-undo]')].at(-1)?.focus());
}

/** Whether a key is meant for something else than the page. */
function isElsewhere({ defaultPrevented, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || repeat) return true;
  const isField =
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]');
  return Boolean(isField) || document.querySelector('[role=dialog]') !== null;
}
