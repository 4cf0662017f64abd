const none: ReadonlyMap<string, string> = new Map();

/** The cookies of a request by name; the value of one that cannot be decoded is empty. */
export function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  if (!header) return none;
  const pairs = header.split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), decoded(value.join('=').trim())] as const;
  });
  return new Map(pairs);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
