/**
 * `ref` of a button that goes with the notice it stands in: where it had the focus, the heading above it has it then, of its window, its
 * section or the page. A button that stays, as after another failure, keeps it.
 */
export function focusHeadingAfter(button: HTMLElement | null): () => void {
  return () => {
    if (!button || document.activeElement !== button) return;
    const target = button.closest('[role=dialog], section')?.querySelector<HTMLElement>('h1, h2, h3') ?? pageOf(button);
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
}

function pageOf(button: HTMLElement): HTMLElement | null {
  const main = button.closest('main');
  return main?.querySelector('h1') ?? main;
}
