/** What an address answers, with all of its content. */
interface Answer {
  /** Nothing, if there is no answer. */
  status: number | undefined;
  headers: Headers;
  /** Nothing, if it breaks off or cannot be unpacked. */
  content: Buffer | null;
}

/** Longest wait for an answer with all of its content, in milliseconds: a host that says nothing would hold up a release for ever. */
const timeoutMs = 60_000;

/** @throws Error that names the address when the answer is not whole in time */
export async function fetchWhole(
  url: string,
  headers: Record<string, string> = {},
  limit = timeoutMs,
): Promise<Answer> {
  const signal = AbortSignal.timeout(limit);
  const response = await fetch(url, { headers, signal }).catch(() => null);
  const content = (await response?.arrayBuffer().then(Buffer.from, () => null)) ?? null;
  if (signal.aborted && !content) throw new Error(`${url} has not been answered within ${limit / 1000} s`);
  return { status: response?.status, headers: response?.headers ?? new Headers(), content };
}
