import { useLayoutEffect, useRef } from 'react';

/** The value of the last render, for callbacks that were made in an earlier one. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
