import { useState } from 'react';

/** The value, or while it does not `count` the last one that did. */
export function useLast<T>(value: T, counts: boolean): T | null {
  const [last, setLast] = useState<T | null>(null);
  if (counts && last !== value) setLast(value);
  return counts ? value : last;
}
