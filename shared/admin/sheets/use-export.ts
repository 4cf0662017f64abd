import type { SheetFormat } from '@varda/contract/sheet-options';
import type { ExportedList } from '@varda/contract/sheets';
import { download, messageOf } from '@varda/platform/http';
import { useState } from 'react';
import { useToasts } from '../dialog/use-toasts.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { saveFile } from './save-file.ts';

/** Saves a list as a file. */
export function useExport(entity: ExportedList) {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const [isPending, setPending] = useState(false);

  async function save(format: SheetFormat, { category = '', ...query }: { category?: string | undefined }) {
    setPending(true);
    try {
      const file = await download(`/sheets/${entity}/export`, { ...query, category, format });
      saveFile(file, `${[entity, category.split('/').at(-1)].filter(Boolean).join('-')}.${format}`);
    } catch (error) {
      toasts.failure(messageOf(error, t('sheets.exportFailed')));
    } finally {
      setPending(false);
    }
  }
  return { save, isPending };
}
