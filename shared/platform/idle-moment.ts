/** After this it is not waited for any longer, in milliseconds: now and then Chromium has none although nothing happens. */
const timeout = 2_000;

/** Resolves when the browser has nothing else to do; in Safari, which does not tell of that, after a moment. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 200);
  });
}
