import { yearOf } from './year-of.ts';

test.each([
  ['<h2>1989</h2><p>Four pharmacists</p>', '1989'],
  ['<p><strong>2007.</strong> ISO</p>', '2007'],
  ['<p>In 2007 we</p>', undefined],
  ['<p>20071 tablets</p>', undefined],
  ['', undefined],
])('[P-06] the year of a stop is what it begins with: %s', (html, year) => {
  expect(yearOf(html)).toBe(year);
});
