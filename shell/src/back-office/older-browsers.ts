/**
 * What the code of the back office takes for granted and Safari has since 17.0 or 17.4 only; every list asks for the first. It is put in
 * once, by the shell, for all remotes.
 */
Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

URL.canParse ??= (address: string | URL, base?: string | URL) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
};

AbortSignal.any ??= (signals: Iterable<AbortSignal>) => {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
};

export {};
