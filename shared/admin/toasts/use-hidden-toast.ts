import type { Hidden } from '@varda/contract/drafts';
import { inLanguage } from '@varda/platform/language';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from './use-toasts.ts';

/** So many of them are named. */
const mostNamed = 5;

/** Says of what was published what visitors do not see all the same. */
export function useHiddenToast(): (hidden: readonly Hidden[] | undefined) => void {
  const { t, language } = useAdminTexts();
  const toasts = useToasts();
  return (hidden = []) => {
    if (hidden.length === 0) return;
    const names = hidden.slice(0, mostNamed).map(({ title, languages }) => {
      const off = languages.map((each) => t(`languages.${each}`)).join(', ');
      return `${inLanguage(title, language).text} (${off})`;
    });
    if (hidden.length > names.length) names.push('…');
    toasts.info(t('drafts.hidden', { names: names.join('; ') }));
  };
}
