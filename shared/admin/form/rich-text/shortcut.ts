const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** A shortcut as it is written on the keys: `Mod-Shift-7` is `Ctrl+Shift+7`, on a Mac `⌘⇧7`. */
export function shortcutHint(shortcut: string): string {
  const keys = shortcut.split('-').map((key) => (key.length === 1 ? key.toUpperCase() : key));
  if (!isMac) return keys.map((key) => (key === 'Mod' ? 'Ctrl' : key)).join('+');
  const signs: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
  return keys.map((key) => signs[key] ?? key).join('');
}

/** The same as `aria-keyshortcuts` wants it. */
export function ariaShortcut(shortcut: string): string {
  const names: Record<string, string> = { Mod: isMac ? 'Meta' : 'Control' };
  return shortcut
    .split('-')
    .map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join('+');
}
