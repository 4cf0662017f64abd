/** What is stored under a key in the entry of the history that is shown. It outlives a reload, as in the other language, and Back, without any storage. */
export function readEntry(key: string): unknown {
  return window.history.state?.[key];
}

/** What the router has in the entry stays. */
export function writeEntry(key: string, value: unknown): void {
  try {
    window.history.replaceState({ ...window.history.state, [key]: value }, '');
  } catch {
    // Safari takes a hundred of these within ten seconds: the next change stores it.
  }
}
