/**
 * Props of the heading of a window: the focus begins there, and a screen reader says what has opened, unless a part of the window is
 * marked with `data-autofocus`, as the first field of a form is. Mantine by itself would choose the button that closes the window.
 */
export const headingFirst = { tabIndex: -1, ref: markHeading };

function markHeading(heading: HTMLElement | null): void {
  // Parts mark themselves in their effects, behind this; the focus trap looks for the mark a task later.
  queueMicrotask(() => {
    if (heading && !heading.closest('[role=dialog]')?.querySelector('[data-autofocus]')) heading.dataset.autofocus = '';
  });
}

/** A part that comes after its window and marks itself has the focus in place of the heading: Mantine takes the first mark. */
export function unmarkHeading(part: Element): void {
  part.closest('[role=dialog]')?.querySelector('h2[data-autofocus]')?.removeAttribute('data-autofocus');
}
