import { useWindowCode } from '@varda/admin/window-code';
import type { ComponentType } from 'react';
import { withRetries } from '../navigation/retry.ts';
import { useBackOfficeTexts } from './texts/back-office-texts.ts';
import { useToasts } from './use-toasts.ts';

/** A window of the shell whose code comes when it is opened for the first time; null until then. Where that fails, it is closed again. */
export function useShellWindow<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { opened, onClose }: { opened: boolean; onClose: () => void },
): ComponentType<P> | null {
  const { t } = useBackOfficeTexts();
  const toasts = useToasts();
  return useWindowCode(
    () => withRetries(load).then(({ default: Window }) => Window),
    opened,
    () => {
      toasts.failure(t('windowNotLoaded'));
      onClose();
    },
  );
}
