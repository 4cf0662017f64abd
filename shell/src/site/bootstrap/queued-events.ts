/** Set on the window by the bootstrap script: what nothing could answer yet. There until React handles events. */
interface EventQueue {
  queuedEvents?: Event[];
}

const page = window as EventQueue;

export function startQueue(): void {
  page.queuedEvents = [];
}

export function isQueueing(): boolean {
  return page.queuedEvents !== undefined;
}

export function queueEvent(event: Event): void {
  page.queuedEvents?.push(event);
}

/** Ends the queue. From here on events reach React by themselves: it hydrates at once for them. */
export function takeQueuedEvents(): Event[] {
  const events = page.queuedEvents ?? [];
  delete page.queuedEvents;
  return events;
}

/** Leaves unanswered what was done so far: it is too long ago. */
export function dropQueuedEvents(): void {
  page.queuedEvents?.splice(0);
}

/** What the browser answers by itself. */
const native = 'a, input, textarea, select, summary, [type="submit"], [command], [popovertarget]';

/** Dispatches queued events to the hydrated page, in their order. */
export async function replay(events: readonly Event[]): Promise<void> {
  for (const event of events) {
    replayOne(event);
    // React renders in a microtask what a handler has set; the next handler has to know it.
    await null;
  }
}

function replayOne(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element && target.isConnected)) return;
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Tab' && !target.matches('input, textarea, select'))
      target.dispatchEvent(new KeyboardEvent(type, event));
  } else if (target.closest('button') && !target.closest(native)) {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }));
  }
}
