/**
 * Loads the frame that a button stands for (`data-frame`, an address) into the `iframe` behind it, and moves the focus there, as
 * the button goes (`site-map.module.css`). React calls it, too: it knows nothing of what a frame shows. Returns whether it was such a button.
 */
export function showFrame(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-frame]');
  const frame = button?.parentElement?.querySelector('iframe');
  if (!button?.dataset.frame || !frame) return false;
  frame.src = button.dataset.frame;
  frame.focus();
  return true;
}
