import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { withRetries } from './retry.ts';

/** A component of a layout whose code comes when it is wanted. Unlike `React.lazy`, it can be tried again after a failure. */
type LazyComponent<P> =
  | { status: 'waiting' }
  | { status: 'ready'; Part: ComponentType<P> }
  | { status: 'failed'; retry: () => void };

export function useLazyComponent<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  wanted: boolean,
): LazyComponent<P> {
  const [attempt, setAttempt] = useState(0);
  const [part, setPart] = useState<LazyComponent<P>>({ status: 'waiting' });
  const retry = useCallback(() => {
    setPart({ status: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    withRetries(load).then(
      ({ default: Part }) => !left && setPart({ status: 'ready', Part }),
      () => !left && setPart({ status: 'failed', retry }),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, attempt, retry]);

  return part;
}
