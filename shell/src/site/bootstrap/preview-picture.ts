/**
 * Opens the picture whose link was clicked, over the whole window, and puts its place (`data-place`, a hash) into the address: the
 * hydrated page shows the viewer then, which takes the preview away (`shared/ui/viewer/picture-viewer.tsx`). Returns whether it was
 * the link of a picture.
 */
export function previewPicture(event: MouseEvent, target: Element): boolean {
  const link = target.closest<HTMLAnchorElement>('a[data-place]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  // As React Router keeps what goes with an entry: closing leads back to the one before (`remote-public/src/viewer/use-viewer.tsx`).
  history.pushState({ usr: { isViewerOpened: true } }, '', link.dataset.place);
  const dialog = document.createElement('dialog');
  const picture = new Image();
  dialog.dataset.preview = '';
  dialog.ariaLabel = link.ariaLabel;
  picture.src = link.href;
  // The small one is there already.
  picture.style.backgroundImage = `url("${link.querySelector('img')?.currentSrc}")`;
  dialog.append(picture);
  document.body.append(dialog);
  dialog.showModal();
  // The second click of a double click is meant for the link.
  dialog.onclick = ({ detail }) => detail < 2 && dialog.close();
  dialog.onclose = () => {
    if (dialog.isConnected) history.back();
    dialog.remove();
  };
  // Back, before the page is hydrated.
  window.addEventListener('popstate', () => dialog.remove(), { once: true });
  return true;
}
