import type { SheetFormat } from '@varda/contract/sheet-options';
import type { ExportedList } from '@varda/contract/sheets';
import { messageOf } from '@varda/platform/http';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useDownload } from './use-download.ts';

/** Saves a list as a file. */
export function useExport(entity: ExportedList) {
  const { t } = useAdminTexts();
  const file = useDownload((error) => messageOf(error, t('sheets.exportFailed')));

  function save(format: SheetFormat, { category = '', ...query }: { category?: string | undefined }) {
    const name = [entity, category.split('/').at(-1)].filter(Boolean).join('-');
    file.save(`/sheets/${entity}/export`, { ...query, category, format }, `${name}.${format}`);
  }
  return { save, isPending: file.isPending };
}
