import { storeTypedMessage, typedMessage } from '@varda/platform/storage/typed-messages';
import { changedFields } from './changed-fields.ts';

/**
 * Stores what was typed into message forms that React has not hydrated when their document goes. The form takes it once it is
 * hydrated, in whatever document of this tab. Returns what to call when they go, or React has them.
 */
export function storePaintedMessages(painted: Element): () => void {
  const path = window.location.pathname;
  const store = () => {
    const typed = [...changedFields()].filter(([field]) => isOfMessage(field.form) && painted.contains(field));
    const fields = Object.fromEntries(typed.map(([{ name }, value]) => [name, String(value)]));
    if (typed.length > 0) storeTypedMessage(path, { ...typedMessage(path), ...fields });
  };
  const stop = () => {
    window.removeEventListener('pagehide', store);
    document.removeEventListener('submit', forget);
  };
  // The document that answers has what was typed, if it was not taken.
  const forget = ({ target }: Event) => {
    if (!isOfMessage(target as HTMLFormElement)) return;
    storeTypedMessage(path, {});
    stop();
  };
  window.addEventListener('pagehide', store);
  document.addEventListener('submit', forget);
  return () => {
    store();
    stop();
  };
}

function isOfMessage(form: HTMLFormElement | null): boolean {
  return form?.method === 'post';
}
