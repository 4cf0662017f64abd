/** Lets what waits for the main thread, a touch or a frame, go before the rest. */
export function yieldToMain(): Promise<void> {
  // Some browsers have a scheduler without it, whatever the types say.
  const canYield: boolean = 'scheduler' in window && 'yield' in window.scheduler;
  return canYield ? window.scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
