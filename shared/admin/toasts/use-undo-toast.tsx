import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isRefusal, messageOf } from '@varda/platform/http';
import { useReload } from '../list/use-reload.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from './use-toasts.ts';

interface Undoing {
  /** Takes it back and says what has come of that. Where it fails and is not refused, it can be tried again. */
  undo: () => Promise<void>;
  /** What is said where it fails and the server does not say why. Left out where `undo` says that, too. */
  failed?: string;
  /** How long it can be taken back, in milliseconds. */
  undoFor: number;
  /** It is taken back, and lists show it. Left out where somebody has gone on meanwhile. */
  onUndone?: () => void;
}

/** Says that something is done, with a button that takes it back. */
export function useUndoToast(): (message: string, undoing: Undoing) => void {
  const { t } = useAdminTexts();
  const reload = useReload();
  const toasts = useToasts();
  return function tell(said, undoing) {
    const { undo, failed = '', undoFor, onUndone } = undoing;
    let isPressed = false;
    async function takeBack() {
      // The toast fades away for a moment, within reach of a second press.
      if (isPressed) return;
      isPressed = true;
      // The button that was pressed goes.
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.focus();
      notifications.hide(toast);
      try {
        await undo();
      } catch (error) {
        toasts.failure(messageOf(error, failed));
        if (!isRefusal(error)) tell(said, undoing);
        return void reload();
      }
      await reload();
      if (document.activeElement === heading) onUndone?.();
    }
    const message = (
      <Group justify="space-between" gap="xs">
        <span>{said}</span>
        <Button variant="default" size="compact-sm" onClick={() => void takeBack()} aria-keyshortcuts="U" data-undo>
          {t('trash.undo')}
        </Button>
      </Group>
    );
    const toast = notifications.show({
      message,
      mod: { kind: 'success' },
      autoClose: undoFor,
      closeButtonProps: { 'aria-label': t('close') },
      // Mantine has a list of toasts wait for the pointer alone.
      onFocus: () => notifications.update({ id: toast, message, autoClose: false }),
      onBlur: () => notifications.update({ id: toast, message, autoClose: undoFor }),
    });
  };
}
