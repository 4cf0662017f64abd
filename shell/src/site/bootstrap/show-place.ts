/**
 * Puts the place (`data-place`, a hash) of the link that was clicked into the address: the hydrated page shows it then. Without
 * scripts the link leads where it says. Returns whether it was such a link.
 */
export function showPlace(event: MouseEvent, target: Element): boolean {
  const place = target.closest<HTMLElement>('a[data-place]')?.dataset.place;
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  // As React Router keeps what goes with an entry: closing leads back to the one before (`remote-public/src/viewer/use-viewer.tsx`).
  history.pushState({ usr: { isViewerOpened: true } }, '', place);
  return true;
}
