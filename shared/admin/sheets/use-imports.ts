import type { SheetCheck, SheetKind } from '@varda/contract/sheets';
import { call, messageOf } from '@varda/platform/http';
import { keepPreviousData, queryOptions, useMutation } from '@varda/platform/query';
import { useRef } from 'react';
import { isLost } from '../conflict/lost-saves.ts';
import { useReload } from '../list/use-reload.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

/** A file that is to be imported, and how its columns are read; `number` tells one choice from the next one, also of the same file. */
export interface ChosenSheet {
  kind: SheetKind;
  category: string | undefined;
  file: File;
  number: number;
  mapping: SheetCheck['columns'][number]['key'][] | null;
}

/** It takes as long as the server takes for all rows: without a limit, as uploads are. */
const unlimited = { onUpload: () => {} };

function formOf({ file, mapping, category }: ChosenSheet): FormData {
  const form = new FormData();
  form.set('file', file);
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  if (category !== undefined) form.set('category', category);
  return form;
}

/** What the import of a file would do. */
export const checkQuery = (sheet: ChosenSheet) =>
  queryOptions({
    queryKey: ['admin', 'sheets', sheet.kind, 'check', sheet.number, sheet.mapping],
    queryFn: ({ signal }) =>
      call('POST /sheets/:entity/check', {
        params: { entity: sheet.kind },
        body: formOf(sheet),
        signal,
        ...unlimited,
      }),
    placeholderData: keepPreviousData,
    // Not even when an import has changed the lists: it would be the whole import once more.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });

export const importsQuery = (kind: SheetKind) =>
  queryOptions({
    queryKey: ['admin', 'sheets', kind, 'imports'],
    queryFn: ({ signal }) => call('GET /sheets/:entity/imports', { params: { entity: kind }, signal }),
  });

export function useImport() {
  const { t } = useAdminTexts();
  const reload = useReload();
  const underWay = useRef<AbortController>(null);
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: ({ sheet, plan }: { sheet: ChosenSheet; plan: string }) => {
      const body = formOf(sheet);
      body.set('plan', plan);
      underWay.current = new AbortController();
      const { signal } = underWay.current;
      return call('POST /sheets/:entity/imports', { params: { entity: sheet.kind }, body, signal, ...unlimited });
    },
    onSuccess: () => void reload(),
  });
  const failure = error && (isLost(error) ? t('sheets.importLost') : messageOf(error, t('sheets.importFailed')));
  /** Waits no longer for the import under way, which may be made all the same. */
  const stop = () => underWay.current?.abort();
  return { run: mutate, stop, forget: reset, isPending, failure, made: data };
}

export function useUndo(kind: SheetKind) {
  const { t } = useAdminTexts();
  const reload = useReload();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (id: string) => call('POST /sheets/:entity/imports/:id/undo', { params: { entity: kind, id } }),
    onSettled: () => void reload(),
  });
  return { run: mutate, isPending, failure: error && messageOf(error, t('sheets.undoFailed')), undone: data };
}
