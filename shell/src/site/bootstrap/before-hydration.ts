import { changedFields, replayChangedFields, saveCaret } from './changed-fields.ts';
import { replay, takeQueuedEvents } from './queued-events.ts';
import { announceOpenMenu } from './toggle-menu.ts';

/**
 * Call it right before React hydrates the page. Returns what to call once it has: tells React what was done to the page until
 * then, each thing once.
 */
export function beforeHydration(): () => void {
  const events = takeQueuedEvents();
  const fields = changedFields();
  const putCaretBack = saveCaret();
  return () => {
    const putLaterCaretBack = saveCaret();
    replayChangedFields(fields);
    announceOpenMenu();
    void replay(events).then(putCaretBack).then(putLaterCaretBack);
  };
}
