/**
 * Puts the frame that a button stands for (`data-frame`, an address) into the empty element in front of it, and moves the focus
 * there, as the button goes (`company-map.module.css`). React calls it, too: it knows nothing of what is in that element. Returns
 * whether it was such a button.
 */
export function showIframe(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-frame]');
  const place = button?.parentElement?.firstElementChild;
  if (!button?.dataset.frame || !place) return false;
  const frame = document.createElement('iframe');
  frame.src = button.dataset.frame;
  frame.title = button.dataset.frameTitle ?? '';
  place.replaceChildren(frame);
  frame.focus();
  return true;
}
