import { isLanguage } from '@varda/contract/language';
import type { Problems } from '../form/problems.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

/**
 * What keeps a form from being sent, in the `order` of its fields: `Still needed: Name (EN, MK), Image`; null if nothing
 * does.
 */
export function useProblemHint(problems: Problems, order: readonly string[]): string | null {
  const { t, own } = useAdminTexts();

  const name = (field: string, paths: readonly string[]) => {
    const marks = paths
      .map((path) => path.split('.')[1] ?? '')
      .filter(isLanguage)
      .map((each) => each.toUpperCase());
    if (marks.length === 0) return own(`fields.${field}`);
    const [one = '', other] = marks;
    const isEither = other !== undefined && paths.some((path) => problems[path]?.inOneLanguage);
    return `${own(`fields.${field}`)} (${isEither ? t('form.anyLanguage', { one, other }) : marks.join(', ')})`;
  };
  const fieldsThat = (areMissing: boolean) => {
    const paths = Object.keys(problems).filter((path) => problems[path]?.isMissing === areMissing);
    const pathsOf = (field: string) => paths.filter((path) => path.split('.')[0] === field);
    return order.flatMap((field) => (pathsOf(field).length > 0 ? [name(field, pathsOf(field))] : [])).join(', ');
  };

  const [missing, wrong] = [fieldsThat(true), fieldsThat(false)];
  const hints = [missing && t('form.incomplete', { fields: missing }), wrong && t('form.wrong', { fields: wrong })];
  return hints.filter(Boolean).join('. ') || null;
}
