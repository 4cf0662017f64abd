import { type Toasts, toastsWith } from '@varda/admin/toasts';
import { useBackOfficeTexts } from './texts/back-office-texts.ts';

export function useToasts(): Toasts {
  const { t } = useBackOfficeTexts();
  return toastsWith(t('close'));
}
