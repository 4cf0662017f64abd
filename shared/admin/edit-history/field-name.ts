import { type Language, languages } from '@varda/contract/language';
import { isProductForm, productForms } from '@varda/contract/product-forms';
import { useAdminTexts } from '../resource/resource-texts.tsx';

/** Fields of forms, by the paths of those values that have another name. */
const inForms: Record<string, string> = {
  picture: 'image',
  pictures: 'images',
  'leaflets.en': 'leafletEn',
  'leaflets.mk': 'leafletMk',
};

/** What a value of a row is called, with its language: `Text · Macedonian`. */
export function useFieldName(): (path: string) => string {
  const { t, own } = useAdminTexts();
  return (path) => {
    if (path === 'categoryName') return t('history.category');
    if (inForms[path]) return own(`fields.${inForms[path]}`);
    const [name = '', language] = path.split('.');
    if (name === 'stillRight' || name === 'needsChange')
      return `${t(`history.${name}`)} · ${t(`languages.${language as Language}`)}`;
    return [own(`fields.${name}`), language && t(`languages.${language as Language}`)].filter(Boolean).join(' · ');
  };
}

/** That of a value, by its path; undefined where it is of none. */
export function languageOf(path: string): Language | undefined {
  return languages.find((language) => path.endsWith(`.${language}`));
}

/** A value as it is read: one that is stored as a code has a name in each language. */
export function useNamedValue(): (path: string, value: unknown) => unknown {
  const { language } = useAdminTexts();
  return (path, value) =>
    path === 'form' && typeof value === 'string' && isProductForm(value) ? productForms[value][language] : value;
}
