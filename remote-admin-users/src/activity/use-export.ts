import { saveFile, useToasts } from '@varda/admin/parts';
import type { ActivityFilter } from '@varda/contract/activity';
import { download } from '@varda/platform/http';
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
