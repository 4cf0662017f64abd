import type { EditedKind } from '@varda/contract/edit-history';
import type { TranslationMark } from '@varda/contract/translations';
import { call } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { useReload } from '../list/use-reload.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';

/** Says of a row's texts in one language that they are still right, or need a change. */
export function sendMark(kind: EditedKind, row: Entity, mark: TranslationMark) {
  const { __v } = row as Entity & { __v: number };
  return call('POST /translations/:entity/:id', { params: { entity: kind, id: row._id }, body: mark, ifMatch: __v });
}

export interface TranslationMarks {
  mark: (mark: TranslationMark) => void;
  isMarking: boolean;
}

/**
 * Marks of the row that is edited.
 *
 * @param onMarked gets the row as it stands afterwards
 */
export function useTranslationMarks<Row extends Entity>(
  kind: EditedKind | undefined,
  row: Row | null,
  onMarked: (row: Row) => void,
): TranslationMarks | null {
  const { t, failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ to, of, mark }: { to: EditedKind; of: Row; mark: TranslationMark }) => ({
      ...of,
      ...(await sendMark(to, of, mark)),
    }),
    onSuccess: (marked, { mark }) => {
      onMarked(marked);
      toasts.success(t(`translations.marked.${mark.is}`));
      void reload();
    },
    onError: (error) => toasts.failure(failureOf(error, 'update')),
  });
  if (!kind || !row) return null;
  return { mark: (mark) => mutate({ to: kind, of: row, mark }), isMarking: isPending };
}
