/** Before the second and the third try of a request that the network may have lost, in milliseconds. */
const retryPausesMs = [300, 1_500];

/**
 * Two more tries at once. Chromium remembers a preload that failed, and answers the next request for its file with that
 * failure, without asking the network; a remote's container and its exposed module are such files, one after the other.
 */
export const atOnce = [0, 0];

/**
 * Runs an import that may fail for a moment: the bundler forgets a failed chunk, the router does not forget a failed
 * `lazy`.
 *
 * @param pauses how long to wait before each further try, in milliseconds
 */
export async function withRetries<T>(load: () => Promise<T>, pauses: readonly number[] = retryPausesMs): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
