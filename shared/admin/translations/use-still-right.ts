import { languages } from '@varda/contract/language';
import { useState } from 'react';
import { useReload, useToasts } from '../dialog/use-toasts.ts';
import { lagsBehind } from '../form/changes.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { sendMark } from './use-translation-marks.ts';

export type Marked<Row extends Entity> = Pick<Resource<Row, object>, 'kind' | 'nameOf'>;

/** Of these rows, those of which a language is marked as older. */
export function olderOf<Row extends Entity>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => languages.some((language) => lagsBehind(row, language)));
}

/** Says of several rows, one after the other, that their older language is still right. A failure does not keep the rest from it. */
export function useStillRight<Row extends Entity>({ kind, nameOf }: Marked<Row>) {
  const { t, language: current, failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const [isMarking, setMarking] = useState(false);

  /** Resolves with the rows that are still marked as older. */
  async function markAll(rows: readonly Row[]): Promise<readonly Row[]> {
    if (!kind) return rows;
    setMarking(true);
    const left: Row[] = [];
    const reasons: string[] = [];
    for (const row of rows) {
      try {
        for (const language of languages)
          if (lagsBehind(row, language)) await sendMark(kind, row, { language, is: 'right' });
      } catch (error) {
        left.push(row);
        reasons.push(`${nameOf(row, current)}: ${failureOf(error, 'update')}`);
      }
    }
    setMarking(false);
    const count = rows.length - left.length;
    if (count > 0) toasts.success(t('selection.marked', { count }));
    if (reasons.length > 0) toasts.failure(reasons.join('\n'));
    void reload();
    return left;
  }
  return { markAll, isMarking };
}
