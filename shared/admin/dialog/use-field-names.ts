import { isLanguage } from '../../contract/language.ts';
import type { Problems } from '../form/problems.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

/** Names the fields of some problems, in the order of the form: `Name (EN, MK), Image`. */
export function useFieldNames(): (problems: Problems, order: readonly string[]) => string {
  const { own } = useAdminTexts();
  return (problems, order) => {
    const partsOf = Map.groupBy(
      Object.keys(problems).map((path) => path.split('.')),
      ([name]) => name,
    );
    return order
      .filter((name) => partsOf.has(name))
      .map((name) => {
        const parts = partsOf.get(name)?.map(([, part]) => part) ?? [];
        const inLanguages = parts.filter(isLanguage).map((language) => language.toUpperCase());
        return own(`fields.${name}`) + (inLanguages.length > 0 ? ` (${inLanguages.join(', ')})` : '');
      })
      .join(', ');
  };
}
