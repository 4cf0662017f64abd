/** @jest-environment node */
import type { FastifyRequest } from 'fastify';
import { cookieOfVisit, visitorLanguage } from './visitor-language.ts';

function request(lang?: unknown, cookie?: string, accepted?: string) {
  return { query: { lang }, headers: { cookie, 'accept-language': accepted } } as unknown as FastifyRequest;
}

test.each([
  ['nothing', request(undefined, undefined, 'mk-MK,mk;q=0.9,en;q=0.8'), 'en'],
  ['the link', request('mk', 'lang=en', 'en'), 'mk'],
  ['the cookie', request(undefined, 'theme=x; lang=mk', 'en'), 'mk'],
  ['a link to a language that there is not', request('fr', 'lang=mk'), 'mk'],
  ['a link with two languages', request(['mk', 'en']), 'en'],
  ['a cookie with something else in it', request(undefined, 'lang=fr', 'mk'), 'en'],
  ['another cookie whose name ends alike', request(undefined, 'slang=mk', undefined), 'en'],
  ['junk', request('', 'lang', ';;q=,,'), 'en'],
])('[N-04] the language of a request is decided by %s', (_, asked, language) => {
  expect(visitorLanguage(asked, false)).toBe(language);
});

test.each([
  ['the browser', request(undefined, undefined, 'mk-MK,mk;q=0.9,en;q=0.8'), 'mk'],
  ['the browser’s order, not that of the list', request(undefined, undefined, 'en;q=0.5, mk;q=0.9'), 'mk'],
  ['a browser that wants neither', request(undefined, undefined, 'sq-AL,sq;q=0.9'), 'en'],
  ['a browser that refuses', request(undefined, undefined, 'mk;q=0, sq'), 'en'],
  ['the link before it', request('en', undefined, 'mk'), 'en'],
  ['the cookie before it', request(undefined, 'lang=en', 'mk'), 'en'],
  ['it where the cookie has something else in it', request(undefined, 'lang=fr', 'mk'), 'mk'],
])('[N-04] where the browser may choose the language of a first visit, it is decided by %s', (_, asked, language) => {
  expect(visitorLanguage(asked, true)).toBe(language);
});

test.each([
  ['a link to a language', request('mk', undefined, 'en'), 'lang=mk; path=/; samesite=lax'],
  [
    'a link over HTTPS',
    { ...request('mk'), protocol: 'https' } as FastifyRequest,
    '__Host-lang=mk; path=/; samesite=lax; secure',
  ],
  ['a link, by somebody who has a language', request('mk', 'lang=en'), null],
  ['a link to a language that there is not', request('fr'), null],
  ['an address without a language', request(undefined, undefined, 'mk'), null],
])('[N-04] [K-12] a visit goes on in its language after %s', (_, asked, cookie) => {
  expect(cookieOfVisit(asked)).toBe(cookie);
});
