const prefix = 'varda-draft ';

/**
 * Tells all tabs that a form is at work at an address, until what is returned is called. A lock, so that it ends with
 * the tab however that ends; without TLS browsers have none and where site data is blocked they refuse them, and forms of other
 * tabs count as left behind.
 */
export function workOn(address: string): () => void {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  navigator.locks?.request(prefix + address, () => ended).catch(() => undefined);
  return end;
}

/** Addresses at which forms are at work. */
export async function formsAtWork(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.map((lock) => (lock.name ?? '').slice(prefix.length)));
}
