import type { ComponentType } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { useWindowCode } from './use-window-code.ts';

/**
 * A window whose code is loaded when it is opened for the first time; null until then. Where that fails, it is closed again.
 *
 * @param failure what is said of that; else that the window could not be loaded
 */
export function useLazyWindow<P>(
  load: () => Promise<ComponentType<P>>,
  { opened, onClose, failure }: { opened: boolean; onClose: () => void; failure?: string },
): ComponentType<P> | null {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  return useWindowCode(load, opened, () => {
    toasts.failure(failure ?? t('windowNotLoaded'));
    onClose();
  });
}
