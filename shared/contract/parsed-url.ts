/** The parts of an address, which may be relative to `base`; nothing for what is no address. Safari has `URL.parse` since 18. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
