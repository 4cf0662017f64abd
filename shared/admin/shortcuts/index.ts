export { chooseShortcuts, useShortcut, useShortcutsOn, useUndoShortcut } from './shortcuts.ts';
