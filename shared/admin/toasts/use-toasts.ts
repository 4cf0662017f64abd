import { useAdminTexts } from '../resource/resource-texts.tsx';
import { type Toasts, toastsWith } from './toasts.ts';

export function useToasts(): Toasts {
  const { t } = useAdminTexts();
  return toastsWith(t('close'));
}
