import { useBlocker } from '@varda/shared/router';
import { useEffect, useState } from 'react';

/** What is asked while somebody is about to leave unsaved input behind; null when nothing is asked. */
export type Question = { discard: () => void; keep: () => void } | null;

/**
 * Keeps unsaved input from getting lost: `leave` asks before it goes on, and so do a link, the back button, a reload
 * (a change of the language is one) and the closing of the tab.
 */
export function useLeaveGuard(isDirty: boolean): { question: Question; leave: (goOn: () => void) => void } {
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  // Another state of the list is another address of the same page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return { question: questionOf(), leave: (goOn) => (isDirty ? setLeaving(() => goOn) : goOn()) };

  function questionOf(): Question {
    if (blocker.state === 'blocked') return { discard: blocker.proceed, keep: blocker.reset };
    if (!leaving) return null;
    const keep = () => setLeaving(null);
    return {
      keep,
      discard: () => {
        keep();
        leaving();
      },
    };
  }
}
