/** Event on a form that asks its fields for what they have not told it yet. */
const writeOut = 'write-out';

/** Has all fields of a form tell it what was typed, before it is asked whether anything was. */
export function askToWriteOut(form: HTMLFormElement | null): void {
  form?.dispatchEvent(new Event(writeOut));
}

/** Calls `tell` when the form around a field is about to be asked, or to be sent. Returns the end of it. */
export function onWriteOut(field: Element, tell: () => void): () => void {
  const form = field.closest('form');
  form?.addEventListener('submit', tell, { capture: true });
  form?.addEventListener(writeOut, tell);
  return () => {
    form?.removeEventListener('submit', tell, { capture: true });
    form?.removeEventListener(writeOut, tell);
  };
}
