import { useToasts } from '@varda/shared/admin/parts';
import type { ActivityFilter } from '@varda/shared/contract/activity';
import { download } from '@varda/shared/http';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';

/** Saves what a filter leaves as a file. */
export function useExport() {
  const { t } = useTexts();
  const toasts = useToasts();
  const [isPending, setPending] = useState(false);

  async function save(filter: ActivityFilter) {
    setPending(true);
    try {
      saveFile(await download('/activity.csv', filter), 'activity.csv');
    } catch {
      toasts.failure(t('activity.exportFailed'));
    } finally {
      setPending(false);
    }
  }
  return { save, isPending };
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file over by the time that the next task begins.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
