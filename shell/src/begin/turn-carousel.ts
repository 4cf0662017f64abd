/**
 * Turns the carousel whose button was pressed (`data-turn`: 1 or -1) by as much as is seen of it, which is what the page
 * does once it can. Returns whether it was such a button.
 */
export function turnCarousel({ target }: Event): boolean {
  const button = (target as Element).closest<HTMLElement>('[data-turn]');
  const track = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  // On its way, it would count a second press from wherever it is by then.
  track?.scrollBy({ left: Number(button?.dataset.turn) * track.clientWidth, behavior: 'instant' });
  return track !== null;
}
