import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { reliably } from './reliably.ts';

/** A part of a frame whose code comes when it is wanted. Unlike `React.lazy`, it can be tried again after a failure. */
export type LatePart<P> =
  | { status: 'waiting' }
  | { status: 'ready'; Part: ComponentType<P> }
  | { status: 'failed'; retry: () => void };

export function useLatePart<P>(load: () => Promise<{ default: ComponentType<P> }>, wanted: boolean): LatePart<P> {
  const [attempt, setAttempt] = useState(0);
  const [part, setPart] = useState<LatePart<P>>({ status: 'waiting' });
  const retry = useCallback(() => {
    setPart({ status: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    reliably(load).then(
      ({ default: Part }) => !left && setPart({ status: 'ready', Part }),
      () => !left && setPart({ status: 'failed', retry }),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, attempt, retry]);

  return part;
}
