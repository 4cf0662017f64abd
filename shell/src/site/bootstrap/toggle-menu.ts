const menuButton = '[data-menu]';

/**
 * Opens and closes a menu of the bar: its panel is shown while its button is `aria-expanded`. One is open at most; Escape and a
 * click elsewhere close it, and Escape in a panel moves the focus to its button. Keys are replayed, too, as they may move the focus.
 *
 * @returns whether a menu's button was clicked
 */
export function toggleMenu(event: Event, target: Element): boolean {
  const button = target.closest(menuButton);
  const panel = target.closest(`${menuButton} + *`);
  if (event instanceof KeyboardEvent) {
    if (event.key === 'Escape') {
      closeMenus();
      (panel?.previousElementSibling as HTMLElement | undefined)?.focus();
    }
    if (event.key === 'ArrowDown' && button) open(button);
    return false;
  }
  const opens = button?.getAttribute('aria-expanded') === 'false';
  if (!panel) closeMenus();
  if (button && opens) open(button);
  return button !== null;
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
