import { isLanguage } from '../../contract/language.ts';
import type { Problems } from '../form/problems.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

/** Names the fields of some problems as their labels do, in the order of the form: `Name EN, Image`. */
export function useFieldNames(): (problems: Problems, order: readonly string[]) => string {
  const { own } = useAdminTexts();
  return (problems, order) =>
    Object.keys(problems)
      .map((path) => path.split('.') as [string, string?])
      .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([name, part]) => own(`fields.${name}`) + (isLanguage(part) ? ` ${part.toUpperCase()}` : ''))
      .join(', ');
}
