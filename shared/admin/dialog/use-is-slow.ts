import { useEffect, useState } from 'react';

/** What takes longer than this, in milliseconds, can be stopped. */
const slowAfter = 5_000;

/** Whether something has been under way for so long that somebody may want to stop waiting for it. */
export function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isSlow;
}
