const pauses = [300, 1_500];

/**
 * Runs an import of one of the shell's own chunks. A connection that hiccups gets two more chances: the bundler forgets
 * a failed chunk, the router does not forget a failed `lazy`.
 */
export async function reliably<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
