import { createContext, useCallback, useRef, useState } from 'react';

/** Called by a field that uploads something before its form has it in its values. What it returns ends that. */
export const BeginUpload = createContext<() => () => void>(() => () => {});

/** Whether a field of the form uploads something, which it would lose if it was drawn anew elsewhere. */
export const IsUploading = createContext(false);

export interface PendingUploads {
  begin: () => () => void;
  /** Whether anything is uploaded, as drawn. */
  isUploading: boolean;
  /** Whether anything is uploaded at this moment. */
  isPending: () => boolean;
}

/** The uploads of a form's fields: without them it is neither sent nor closed. */
export function usePendingUploads(): PendingUploads {
  const count = useRef(0);
  const [isUploading, setUploading] = useState(false);
  const begin = useCallback(() => {
    const change = (by: number) => {
      count.current += by;
      setUploading(count.current > 0);
    };
    change(1);
    return () => change(-1);
  }, []);
  const isPending = useCallback(() => count.current > 0, []);
  return { begin, isUploading, isPending };
}
