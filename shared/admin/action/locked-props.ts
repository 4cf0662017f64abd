/**
 * Of a control that cannot be used for a reason: it still takes pointer and focus, so that everybody gets to know why. Whoever uses it
 * keeps it from doing anything.
 */
export const lockedProps = (reason: string | null) =>
  reason === null ? {} : { 'aria-disabled': true, 'aria-description': reason, 'data-disabled': true };
