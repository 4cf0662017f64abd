import { type ComponentType, useEffect, useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from './use-toasts.ts';

/**
 * A window whose code is loaded when it is opened for the first time; null until then. Where that fails, it is closed again.
 *
 * @param failure what is said of that; else that the window could not be loaded
 */
export function useLateWindow<P>(
  load: () => Promise<ComponentType<P>>,
  { opened, onClose, failure }: { opened: boolean; onClose: () => void; failure?: string },
): ComponentType<P> | null {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const [Window, setWindow] = useState<ComponentType<P> | null>(null);
  const isWanted = opened && Window === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening loads once
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    load().then(
      (loaded) => !isLeft && setWindow(() => loaded),
      () => {
        if (isLeft) return;
        toasts.failure(failure ?? t('windowNotLoaded'));
        onClose();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);

  return Window;
}
