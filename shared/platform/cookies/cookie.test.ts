/**
 * @jest-environment-options {"url": "https://varda.example/"}
 */

import { cookieIn } from '@varda/contract/cookie';
import { readOverrides, writeOverrides } from '../federation/override-cookie.ts';
import { mirrorLanguage } from '../language/language-choice.ts';
import { readCookie, writeCookie } from './own-cookie.ts';

test.each([
  ['lang=mk', false, 'mk'],
  ['theme=x; lang=a=b', false, 'a=b'],
  ['slang=mk', false, undefined],
  ['lang=%', false, ''],
  [undefined, false, undefined],
  ['__Host-lang=mk', true, 'mk'],
  ['lang=en; __Host-lang=mk', true, 'mk'],
  ['lang=en', true, undefined],
  ['lang=en; __Host-lang=mk', false, 'mk'],
])('[K-12] of the cookies %p, over HTTPS: %p, the language is %p', (cookies, isSecure, value) => {
  expect(cookieIn(cookies, 'lang', isSecure)).toBe(value);
});

test('[K-12] over HTTPS scripts write and read cookies of this host alone', () => {
  mirrorLanguage('mk');
  writeOverrides(new Map([['public', 'http://localhost:3099']]));
  expect(document.cookie).toBe('__Host-lang=mk; __Host-remote-override=public%3Ahttp%3A%2F%2Flocalhost%3A3099');
  expect([...readOverrides()]).toEqual([['public', 'http://localhost:3099']]);
  expect(readCookie('lang')).toBe('mk');
  mirrorLanguage(null);
  writeOverrides(new Map());
  expect(document.cookie).toBe('');
  // biome-ignore lint/suspicious/noDocumentCookie: as a neighbour below the same domain would write it
  document.cookie = 'lang=en; path=/; domain=varda.example';
  expect(readCookie('lang')).toBeUndefined();
  writeCookie('lang', 'mk', 60);
  expect(readCookie('lang')).toBe('mk');
});
