export { chooseShortcuts, useShortcut, useShortcutsOn } from './shortcuts.ts';
