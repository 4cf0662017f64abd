import { withLinksIn } from './links.ts';

const origin = 'https://varda.example';

test.each([
  ['<a href="/careers">', '<a href="/careers?lang=mk">'],
  ['<a href="/search?q=a&amp;x=&quot;1&quot;#b">', '<a href="/search?q=a&amp;x=&quot;1&quot;&amp;lang=mk#b">'],
  ['<a class="x" href="https://varda.example/about" rel="noopener">', null],
  ['<a href="https://varda.example/about">', '<a href="https://varda.example/about?lang=mk">'],
  ['<a href="/about?a=1&amp;lang=en">', '<a href="/about?a=1&amp;lang=en">'],
  ['<a href="https://elsewhere.example/about">', '<a href="https://elsewhere.example/about">'],
  ['<a href="mailto:info@varda.example">', '<a href="mailto:info@varda.example">'],
  ['<img src="/about">', '<img src="/about">'],
])('[N-04] links of a text to pages of the site name its language: %s', (html, expected) => {
  const inMacedonian = expected ?? '<a class="x" href="https://varda.example/about?lang=mk" rel="noopener">';
  expect(withLinksIn(html, 'mk', origin)).toBe(inMacedonian);
  expect(withLinksIn(html, 'en', origin)).toBe(html);
});
