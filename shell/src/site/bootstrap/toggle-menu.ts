const menuButton = '[data-menu]';

/**
 * Opens and closes a menu of the bar: its panel is shown while its button is `aria-expanded`. One is open at most; Escape and a
 * click elsewhere close it. Keys move the focus: an arrow into the panel, Escape back to its button.
 *
 * @returns whether that was asked for: replayed, it would close a menu that was opened again since
 */
export function toggleMenu(event: Event, target: Element): boolean {
  const button = target.closest(menuButton);
  const panel = target.closest(`${menuButton} + *`);
  if (event instanceof KeyboardEvent) {
    if (event.key === 'Escape') return close(panel);
    if (event.key !== 'ArrowDown' || !button) return false;
    event.preventDefault();
    open(button);
    button.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus();
    return true;
  }
  const opens = button?.getAttribute('aria-expanded') === 'false';
  if (!panel) closeMenus();
  if (button && opens) open(button);
  return button !== null;
}

/** Closes what is open, and gives the focus back if it is in there. Returns whether anything was. */
function close(panel: Element | null): boolean {
  const isOpen = document.querySelector(`${menuButton}[aria-expanded="true"]`) !== null;
  closeMenus();
  (panel?.previousElementSibling as HTMLElement | undefined)?.focus();
  return isOpen;
}

export function closeMenus(): void {
  for (const button of document.querySelectorAll(menuButton)) button.setAttribute('aria-expanded', 'false');
}

function open(button: Element) {
  closeMenus();
  button.setAttribute('aria-expanded', 'true');
}

/** Tells React, by one click, of the menu that is open as it hydrates: by a press or a key, or because a mouse is over it. */
export function announceOpenMenu(): void {
  for (const button of document.querySelectorAll<HTMLElement>(menuButton)) {
    const panel = button.nextElementSibling;
    // Not `checkVisibility`, which Safari has since 17.4: without it the whole page would go.
    if (!panel?.getClientRects().length || getComputedStyle(panel).visibility !== 'visible') continue;
    button.setAttribute('aria-expanded', 'false');
    button.click();
  }
}
