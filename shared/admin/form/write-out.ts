/** Event on a form that asks its fields for what they have not told it yet. */
const writeOut = 'write-out';
/** Event on a form that is about to be saved: what stands open in it is answered first, or it is not saved. */
const beforeSave = 'before-save';

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

/** Has what stands open in a form answered and its fields write out. Whether it may be saved then. */
export function readyToSave(form: HTMLFormElement | null): boolean {
  const isReady = form?.dispatchEvent(new Event(beforeSave, { cancelable: true })) ?? true;
  askToWriteOut(form);
  return isReady;
}

/** Calls `answer` when the form around an element is about to be saved, which it is not unless that says yes. Returns the end of it. */
export function beforeSaving(element: Element, answer: () => boolean): () => void {
  const form = element.closest('form');
  const ask = (event: Event) => {
    if (!answer()) event.preventDefault();
  };
  form?.addEventListener(beforeSave, ask);
  return () => form?.removeEventListener(beforeSave, ask);
}
