/** What an address answers, with all of its content. */
interface Answer {
  /** Nothing, if there is no answer. */
  status: number | undefined;
  /** Why there is none. */
  failure: string | undefined;
  headers: Headers;
  /** Nothing, if it breaks off or cannot be unpacked. */
  content: Buffer<ArrayBuffer> | null;
}

/** Longest wait for an answer with all of its content, in milliseconds: a host that says nothing would hold up a release for ever. */
const timeoutMs = 60_000;

/** @throws Error that names the address when the answer is not whole in time */
export async function fetchWhole(
  url: string,
  { limit = timeoutMs, ...request }: RequestInit & { limit?: number } = {},
): Promise<Answer> {
  const signal = AbortSignal.timeout(limit);
  let failure: string | undefined;
  const response = await fetch(url, { ...request, signal }).catch((error: Error) => {
    failure = (error.cause as Error | undefined)?.message ?? error.message;
  });
  const content =
    (await response?.arrayBuffer().then(
      (bytes) => Buffer.from(bytes),
      () => null,
    )) ?? null;
  if (signal.aborted && !content) throw new Error(`${url} has not been answered within ${limit / 1000} s`);
  return { status: response?.status, failure, headers: response?.headers ?? new Headers(), content };
}
