/** What the api answers to a call: the body, or a response whole; a promise answers when it resolves. */
type Answer = (url: URL, request: Request) => unknown;

/**
 * Stands in for the network, the one part that is not ours: calls below `/api` are answered by `answer` and listed.
 *
 * @returns the calls so far, as path with query
 */
export function answerCalls(answer: Answer): string[] {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    calls.push(decodeURIComponent(url.pathname.replace('/api', '') + url.search));
    const answered = await answer(url, request);
    return answered instanceof Response ? answered : Response.json(answered);
  });
  return calls;
}
