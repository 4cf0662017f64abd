import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { unmarkHeading } from './heading-first.ts';

const fields = 'input:not([type=file], [hidden], [role=switch]), textarea, [contenteditable=true]';

/**
 * Has a dialog begin at the first field of the form in it, not at the button that closes it; not where that would bring up a
 * keyboard on the screen. Once what covered the form is decided, the focus goes there too.
 *
 * @param isCovered whether something has to be decided before anybody can type
 */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isCovered: boolean): void {
  const wasCovered = useRef(false);

  useLayoutEffect(() => {
    const first = matchMedia('(pointer: coarse)').matches ? null : form.current?.querySelector(fields);
    if (!first) return;
    unmarkHeading(first);
    // The mark that Mantine's focus trap looks for.
    first.setAttribute('data-autofocus', '');
  }, [form]);

  // Of a form that has nothing but rich texts the first field comes with their editor.
  useEffect(() => {
    const element = form.current;
    if (!element || matchMedia('(pointer: coarse)').matches) return;
    const present = element.querySelector<HTMLElement>(fields);
    if (present) {
      // The form has come after its dialog, which has the focus by now.
      const { activeElement, body } = document;
      if (activeElement === body || element.closest('[role=dialog]')?.contains(activeElement)) present.focus();
      return;
    }
    const arrivals = new MutationObserver(() => {
      const first = element.querySelector<HTMLElement>(fields);
      if (!first) return;
      arrivals.disconnect();
      // Somebody may be somewhere in the form by now.
      if (!element.contains(document.activeElement)) first.focus();
    });
    arrivals.observe(element, { childList: true, subtree: true });
    return () => arrivals.disconnect();
  }, [form]);

  useEffect(() => {
    if (wasCovered.current && !isCovered) form.current?.querySelector<HTMLElement>(fields)?.focus();
    wasCovered.current = isCovered;
  }, [form, isCovered]);
}
