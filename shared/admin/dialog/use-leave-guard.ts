import { useLocation } from '@varda/platform/router';
import { sessionStore } from '@varda/platform/session';
import { useEffect, useRef, useState } from 'react';

/** What is asked while somebody is about to leave unsaved input behind; null when nothing is asked. */
export type Question = { discard: () => void; keep: () => void } | null;

/** What a {@link LeaveQuestion} goes by. */
export interface LeaveGuard {
  hasUnsaved: () => boolean;
  /** Somebody leaves it behind on purpose, for another page. */
  onLeft: () => void;
  /** What was asked of `leave`. */
  question: Question;
}

/**
 * Keeps unsaved input from getting lost: `leave` asks before it goes on, and so do a reload (a change of the language is one) and the
 * closing of the tab; a link and the back button do while a {@link LeaveQuestion} is there.
 *
 * @param hasUnsaved asked at the moment of leaving; has to stay the same function
 * @param onDiscard somebody leaves it behind on purpose
 */
export function useLeaveGuard(
  hasUnsaved: () => boolean,
  onDiscard: () => void,
): { guard: LeaveGuard; leave: (goOn: () => void) => void } {
  const [leaving, setLeaving] = useState<(() => void) | null>(null);

  // What leads out of the document has been asked about once.
  const isDiscarded = useRef(false);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) isDiscarded.current = false;
  }, [pathname]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // Where somebody else goes on, it stays its writer's.
      const isLeft = isDiscarded.current || sessionStore.getState().status === 'replaced';
      if (hasUnsaved() && !isLeft) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  function onLeft() {
    isDiscarded.current = true;
    onDiscard();
  }

  return {
    guard: { hasUnsaved, onLeft, question: questionOf() },
    leave: (goOn) => (hasUnsaved() ? setLeaving(() => goOn) : goOn()),
  };

  function questionOf(): Question {
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
