import type { EditedKind } from '@varda/contract/edit-history';
import { languages } from '@varda/contract/language';
import { useMutation } from '@varda/platform/query';
import { lagsBehind } from '../form/changes.ts';
import { useReload } from '../list/use-reload.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { sendMark } from './use-translation-marks.ts';

export type Marked<Row extends Entity> = Pick<Resource<Row, object>, 'kind' | 'nameOf'>;

/** Of these rows, those of which a language is marked as older. */
export function olderOf<Row extends Entity>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => languages.some((language) => lagsBehind(row, language)));
}

/**
 * Says of several rows, one after the other, that their older language is still right. A failure does not keep the rest from it.
 *
 * @param onMarked gets those that are marked as older no more, and those that are still
 */
export function useStillRight<Row extends Entity>(
  { kind, nameOf }: Marked<Row>,
  onMarked: (marked: readonly Row[], left: readonly Row[]) => void,
) {
  const { t, language: current, failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ of, rows }: { of: EditedKind; rows: readonly Row[] }) => {
      const failures = new Map<Row, unknown>();
      for (const row of rows) {
        try {
          for (const language of languages)
            if (lagsBehind(row, language)) await sendMark(of, row, { language, is: 'right' });
        } catch (error) {
          failures.set(row, error);
        }
      }
      return failures;
    },
    onSuccess: (failures, { rows }) => {
      const marked = rows.filter((row) => !failures.has(row));
      const reasons = [...failures].map(([row, error]) => `${nameOf(row, current)}: ${failureOf(error, 'update')}`);
      if (marked.length > 0) toasts.success(t('selection.marked', { count: marked.length }));
      if (reasons.length > 0) toasts.failure(reasons.join('\n'));
      void reload();
      onMarked(marked, [...failures.keys()]);
    },
  });
  return { markAll: (rows: readonly Row[]) => kind && mutate({ of: kind, rows }), isMarking: isPending };
}
