import { safeLocalStorage } from '../storage/browser-storage.ts';

/** Rows are asked for anew when the screen comes later than this after its document, in milliseconds: its scripts were slow or have failed. */
const goodForMs = 20_000;

/** Calls that the document of a screen has made before its scripts were there, in the name of whoever was signed in. */
interface FirstCalls {
  token: string;
  /** By their addresses. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  var firstCalls: FirstCalls | undefined;
}

/**
 * Makes the calls of a document, if somebody is signed in and the page is in the language of the document. Who makes one of them
 * later gets that answer.
 *
 * @param paths with their queries
 */
export function makeFirstCalls(paths: readonly string[], language: string): void {
  const token = safeLocalStorage.getItem('token');
  if (paths.length === 0 || !token || (safeLocalStorage.getItem('lang') ?? language) !== language) return;
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const answers = paths.map((path) => [new URL(path, location.href).href, fetch(path, { headers })] as const);
  // Whoever takes it says what has gone wrong.
  for (const [, answer] of answers) answer.catch(() => undefined);
  globalThis.firstCalls = { token, answers: new Map(answers) };
}

/** The answer to a request if the document has sent the same already; each is given once, and none that is old. */
export function takeFirstAnswer({ method, url, headers }: Request): Promise<Response> | undefined {
  const { token, answers } = globalThis.firstCalls ?? {};
  if (
    !answers ||
    performance.now() > goodForMs ||
    method !== 'GET' ||
    headers.get('authorization') !== `Bearer ${token}`
  )
    return undefined;
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}

/** They are from before a change. */
export function dropFirstAnswers(): void {
  globalThis.firstCalls = undefined;
}
