const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Turns a carousel: by as much as is seen of it for a click on one of its buttons (`data-turn`: 1 or -1, `aria-controls`), and
 * by an item for an arrow key in it. Returns whether it was one of them; React reads off the track where it stands.
 */
export function turnCarousel(event: Event, target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-turn]');
  const track = button ? document.getElementById(button.getAttribute('aria-controls') ?? '') : carouselAround(target);
  const isKey = event instanceof KeyboardEvent;
  const turn = isKey ? turnOfKey(event) : Number(button?.dataset.turn);
  if (!track || !turn) return false;
  // The browser scrolls a track that has the focus in it by itself, too.
  event.preventDefault();
  // On its way, it would count a second press from wherever it is by then.
  track.scrollBy({ left: turn * (isKey ? pitchOf(track) : track.clientWidth), behavior: 'instant' });
  const previous = document.querySelector<HTMLButtonElement>(`[data-turn="-1"][aria-controls="${track.id}"]`);
  // The next one is left as it is: whether more items come at the end only React knows.
  if (previous) previous.disabled = track.scrollLeft <= 0;
  return true;
}

function carouselAround(target: Element): Element | null {
  return target.closest('[data-carousel]');
}

function turnOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number | undefined {
  return altKey || ctrlKey || metaKey || shiftKey ? undefined : keys[key];
}

/** Distance from the start of one item to that of the next. */
function pitchOf({ children: [first, second], clientWidth }: Element): number {
  const isSeveral = first instanceof HTMLElement && second instanceof HTMLElement;
  return isSeveral ? second.offsetLeft - first.offsetLeft : clientWidth;
}
