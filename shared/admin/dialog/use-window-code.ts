import { type ComponentType, useEffect, useState } from 'react';

/**
 * The code of a window, which is loaded when it is opened for the first time; null until then. A load that fails after the window was
 * closed is not reported; each opening tries again.
 */
export function useWindowCode<P>(
  load: () => Promise<ComponentType<P>>,
  opened: boolean,
  onFailure: () => void,
): ComponentType<P> | null {
  const [Window, setWindow] = useState<ComponentType<P> | null>(null);
  const isWanted = opened && Window === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening loads once
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    load().then(
      (loaded) => !isLeft && setWindow(() => loaded),
      () => !isLeft && onFailure(),
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);

  return Window;
}
