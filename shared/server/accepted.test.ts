/** @jest-environment node */
import { acceptedEncoding, acceptedLanguage } from './accepted.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['identity', null],
  // Nobody is sent away for it: they get what there is.
  ['identity;q=0', null],
  ['xbr, brotli', null],
  [';;q=,,', null],
  ['', null],
  [undefined, null],
])('[F-01] the best encoding that a caller takes: %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  ['mk-MK,mk;q=0.9,en;q=0.8', 'mk'],
  ['en;q=0.5, mk;q=0.9', 'mk'],
  ['en-GB', 'en'],
  ['mk;q=0, en;q=0.1', 'en'],
  ['mk;q=0, sq', null],
  ['sq-AL,sq;q=0.9', null],
  [';;q=,,', null],
  [undefined, null],
])('[N-04] the language that a caller likes best: %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test('[F-01] what was read once is not mixed up with what comes after many others', () => {
  const read = () => [acceptedEncoding('gzip'), acceptedEncoding('br'), acceptedLanguage('mk')];
  const before = read();
  for (let i = 0; i < 250; i++) acceptedEncoding(`gzip;q=0.${i}`);
  expect(read()).toEqual(before);
});
