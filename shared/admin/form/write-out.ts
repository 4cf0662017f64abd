/** Event on a form that asks its fields for what they have not written to it yet. */
const writeOut = 'write-out';
/** Event on a form that is about to be saved: what stands open in it is answered first, or it is not saved. */
const beforeSave = 'before-save';

/** Has all fields of a form tell it what was typed, before it is asked whether anything was. Whether more stands open in it. */
export function askToWriteOut(form: HTMLFormElement | null): boolean {
  return form?.dispatchEvent(new Event(writeOut, { cancelable: true })) === false;
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

interface StandsOpen {
  /** Something is written that the form does not have yet. */
  isWritten: () => boolean;
  /** Gives it to the form; false where that cannot be. */
  take: () => boolean;
}

/** Has a form take what is written in an element before it is saved, and ask about it before it is left. Returns the end of it. */
export function standsOpen(element: Element, { isWritten, take }: StandsOpen): () => void {
  const form = element.closest('form');
  const save = (event: Event) => {
    if (isWritten() && !take()) event.preventDefault();
  };
  const ask = (event: Event) => {
    if (isWritten()) event.preventDefault();
  };
  form?.addEventListener(beforeSave, save);
  form?.addEventListener(writeOut, ask);
  return () => {
    form?.removeEventListener(beforeSave, save);
    form?.removeEventListener(writeOut, ask);
  };
}
