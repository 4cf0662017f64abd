import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useReload } from './use-toasts.ts';

interface Undoing {
  /** Takes it back and says what has come of that. */
  undo: () => Promise<void>;
  /** How long it can be taken back, in milliseconds. */
  undoFor: number;
  /** It is taken back, and lists show it. Left out where somebody has gone on meanwhile. */
  onUndone?: () => void;
}

/** Says that something is done, with a button that takes it back. */
export function useUndoToast(): (message: string, undoing: Undoing) => void {
  const { t } = useAdminTexts();
  const reload = useReload();
  return (message, { undo, undoFor, onUndone }) => {
    async function takeBack() {
      // The button that was pressed goes.
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.focus();
      notifications.hide(toast);
      await undo();
      await reload();
      if (document.activeElement === heading) onUndone?.();
    }
    const toast = notifications.show({
      message: (
        <Group justify="space-between" gap="xs">
          <span>{message}</span>
          <Button variant="default" size="compact-sm" onClick={() => void takeBack()}>
            {t('trash.undo')}
          </Button>
        </Group>
      ),
      mod: { kind: 'success' },
      autoClose: undoFor,
      closeButtonProps: { 'aria-label': t('close') },
    });
  };
}
