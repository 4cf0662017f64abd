/** Put on the window by `begin.ts`: what somebody did while no script was there that could answer. */
export interface EarlyEvents {
  earlyEvents: Event[];
}

/** What the browser answers by itself. */
const native = 'a, input, textarea, select, summary, [type="submit"], [command], [popovertarget]';

/**
 * Lets the page that has taken over answer what was done before it could: on a slow line, a button is seen seconds before its
 * script has come. What happens from now on reaches the page by itself.
 */
export function answerEarlyEvents(): void {
  const page = window as Partial<EarlyEvents>;
  const events = page.earlyEvents ?? [];
  delete page.earlyEvents;
  const hover = events.findLast(({ type }) => type === 'pointerover');
  for (const event of events) answer(event, event === hover);
}

/** Leaves unanswered what was done so far: it is too long ago. */
export function dropEarlyEvents(): void {
  (window as Partial<EarlyEvents>).earlyEvents?.splice(0);
}

function answer(event: Event, isLastHover: boolean): void {
  const { type, target } = event;
  if (!(target instanceof Element && target.isConnected)) return;
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Tab' && !target.matches('input, textarea, select'))
      target.dispatchEvent(new KeyboardEvent(type, event));
  } else if (type === 'click') {
    // Of a finger that rests anywhere the page is told nothing: it would be taken over at once for that, in one long task.
    if (target.closest('button') && !target.closest(native))
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }));
  } else if (isLastHover && target.matches(':hover')) {
    const { pointerType } = event as PointerEvent;
    // As if the pointer had just come into the window. Fingers do not hover.
    if (pointerType !== 'touch') target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  }
}
