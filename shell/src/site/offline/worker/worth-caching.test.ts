/** @jest-environment node */
import { htmlDocument } from '../../../../server/ssr/html-document.ts';
import { isWorthCaching } from './worth-caching.ts';

beforeEach(() => {
  Object.assign(globalThis, { cookieStore: { get: async () => null }, location: { protocol: 'https:' } });
});

const url = 'https://varda.example/about';

function document(body: string | null, language = 'en', status = 200): Response {
  const page = body === null ? null : { head: '', body, status: 200, rows: { queries: [], mutations: [] } };
  const { html } = htmlDocument({ language: 'en', page, head: [], styles: [], body: [] });
  return new Response(html, { status, headers: { 'content-language': language } });
}

const whole = () => document('<div id="root"><h1>About us</h1></div>');
const empty = () => document(null);

test.each([
  ['a whole one', whole, whole, true],
  ['a whole one over one without its page', whole, empty, true],
  ['the first one, though it comes without its page', empty, () => undefined, true],
  ['one without its page over another such one', empty, empty, true],
  ['not one without its page over a whole one', empty, whole, false],
  ['not one in another language', () => document('', 'mk'), () => undefined, false],
  ['not what could not be answered', () => document('', 'en', 503), () => undefined, false],
])('[N-08] what is cached for reading offline: %s', async (_, came, cached, expected) => {
  const response = came();
  expect(await isWorthCaching({ url }, response, async () => cached())).toBe(expected);
  // It still has to be stored.
  expect(response.bodyUsed).toBe(false);
});
