/** Whoever is still there after so long reads, and may press something next; in milliseconds. */
const stay = 5_000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'];

/**
 * Resolves once somebody does something with the page, or stays with it. Who has been on the site before is not waited for:
 * most of its scripts are at hand, and the language that was chosen may be another than the document's.
 */
export function firstSign(): Promise<unknown> {
  if (wasHereBefore() || isInUse()) return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { capture: true, once: true, passive: true });
    setTimeout(resolve, stay);
  });
}

function wasHereBefore(): boolean {
  return (
    Boolean(navigator.serviceWorker?.controller) ||
    document.referrer.startsWith(`${location.origin}/`) ||
    localStorage.length > 0
  );
}

/** Whether something has been done before this script came: a menu opened, a field entered, the page scrolled. */
function isInUse(): boolean {
  return scrollY > 0 || document.activeElement !== document.body;
}
