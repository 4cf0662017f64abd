/** What the api answers to a call: the body, or a response whole; a promise answers when it resolves. */
type Answer = (url: URL, request: Request) => unknown;

/**
 * Stands in for the network, the one part that is not ours: calls below `/api` are answered by `answer` and listed.
 *
 * @returns the calls so far, as path with query
 */
export function answerCalls(answer: Answer): string[] {
  const calls: string[] = [];
  const NodeRequest = globalThis.Request;
  // Node's Request knows no page, so it has no base for a relative address.
  globalThis.Request = class extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://site.test') : input, init);
    }
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    calls.push(decodeURIComponent(url.pathname.replace('/api', '') + url.search));
    const answered = await answer(url, request);
    return answered instanceof Response ? answered : Response.json(answered);
  });
  return calls;
}
