/** Keys of changes that have not been answered yet, by what was sent. */
const keys = new Map<string, string>();

interface RequestKey {
  key: string;
  /** The change is made: the same one again is another one. */
  made(): void;
  /** The change was refused: so is the same one again. What was sent before it may have arrived. */
  refused(): void;
}

/**
 * The `Idempotency-Key` of a change. The same request, sent again because its answer was lost or because somebody pressed
 * twice, has the same key, so that the api makes the change once.
 *
 * @param replaces a change that is made outdates the ones before it at the same address: to set again what was set then is another one
 * @param given its key, unless the same was sent before and has one
 */
export function requestKey(
  call: string,
  body: unknown,
  ifMatch: unknown,
  replaces = false,
  given?: string,
): RequestKey {
  const content = body instanceof FormData ? [...body].map(([name, value]) => [name, partOf(value)]) : body;
  const sent = JSON.stringify([call, ifMatch, content]);
  const key = keys.get(sent) ?? given ?? randomKey();
  keys.set(sent, key);
  return {
    key,
    refused: () => void keys.delete(sent),
    made() {
      keys.delete(sent);
      for (const other of keys.keys())
        if ((replaces && other.startsWith(beginningOf(call))) || isCommandAbout(other, sent)) keys.delete(other);
    },
  };
}

/**
 * Something was deleted: what was sent about it before, to restore it say, is another request by then, and so is what made it.
 *
 * @param url that it was deleted by
 */
export function forgetKeysAbout(url: string): void {
  const place = url.lastIndexOf('/');
  for (const sent of keys.keys())
    if (sent.includes(url.slice(place)) || sent.startsWith(beginningOf(url.slice(0, place)))) keys.delete(sent);
}

const beginningOf = (call: string) => `${JSON.stringify([call]).slice(0, -1)},`;

/** Of an item, with neither content nor version, as to take it off the site: once something else was made of the item, it is another one. */
function isCommandAbout(other: string, made: string): boolean {
  const [call, version, content] = JSON.parse(other) as [string, unknown, unknown];
  const items = version === null && content === null ? call.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) : null;
  return items?.some((id) => made.includes(id)) ?? false;
}

function partOf(value: FormDataEntryValue): unknown {
  return typeof value === 'string' ? value : [value.name, value.size, value.lastModified, value.type];
}

/** 128 random bits. Not `randomUUID`, which there is on secure origins only. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
