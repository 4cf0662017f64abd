import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { EditedKind } from '@varda/contract/edit-history';
import { call } from '@varda/platform/http';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useReload, useToasts } from './use-toasts.ts';

/** How long a deletion can be taken back from its toast, in milliseconds; after that, from the trash. */
const undoFor = 10_000;

/** Says that rows are deleted, and puts them back where that is wanted. */
export function useDeletedToast(kind: EditedKind | undefined): (message: string, ids: readonly string[]) => void {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  return (message, ids) => {
    if (!kind || kind === 'legal-pages') return toasts.success(message);

    async function undo(toast: string) {
      notifications.hide(toast);
      try {
        // The last one first: each finds its old place.
        for (const id of ids.toReversed())
          await call('POST /trash/:entity/:id/restore', { params: { entity: kind as 'products', id } });
        toasts.success(t('trash.restored'));
      } catch {
        toasts.failure(t('trash.notRestored'));
      }
      await reload();
    }

    const toast = notifications.show({
      message: (
        <Group justify="space-between" gap="xs">
          <span>{message}</span>
          <Button variant="default" size="compact-sm" onClick={() => void undo(toast)}>
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
