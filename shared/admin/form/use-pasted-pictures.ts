import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Field {
  take: (files: File[]) => void;
}

/** The fields of the document that take pictures, those of a window after those below it. */
let fields: readonly Field[] = [];
/** The one that somebody has pointed at, or has been in, last. */
let last: Field | undefined;

function hand(event: ClipboardEvent): void {
  const isText = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]');
  const files = [...(event.clipboardData?.files ?? [])];
  if (isText || files.length === 0) return;
  const chosen = last && fields.includes(last) ? last : fields[0];
  if (!chosen) return;
  event.preventDefault();
  chosen.take(files);
}

/**
 * Hands on picture files that are pasted anywhere but into a text. Where several fields take pictures, that is the one that the pointer or
 * the focus was in last; the first one where neither was in any.
 *
 * @returns goes to the element of the field
 */
export function usePastedPictures<E extends Element>(
  isDisabled: boolean,
  onPaste: (files: File[]) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    const element = ref.current;
    if (!element || isDisabled) return;
    const field: Field = { take: (files) => take(files) };
    const enter = () => {
      last = field;
    };
    if (fields.length === 0) document.addEventListener('paste', hand);
    fields = [...fields, field];
    // The whole field: its preview and texts stand around the zone.
    const whole = element.closest('fieldset') ?? element;
    for (const name of ['pointerenter', 'focusin']) whole.addEventListener(name, enter);
    return () => {
      fields = fields.filter((one) => one !== field);
      if (fields.length === 0) document.removeEventListener('paste', hand);
      for (const name of ['pointerenter', 'focusin']) whole.removeEventListener(name, enter);
    };
  }, [isDisabled]);
  return ref;
}
