import { keyOf } from './document-key.ts';

test.each([
  ['/about', '/about?lang=en'],
  ['/about?lang=mk', '/about?lang=mk'],
  ['/search?q=vitamin', '/search?lang=en&q=vitamin'],
  ['/search?q=aspirin', '/search?lang=en&q=aspirin'],
  ['/products/otc?page=2&lang=mk&form=b&form=a', '/products/otc?lang=mk&form=b&form=a&page=2'],
  ['/search?utm_source=mail&q=a%26b&gclid=1&fbclid=2', '/search?lang=en&q=a%26b'],
])('[N-08] a page is cached for its own query and language, wherever its visitor came from: %s', async (asked, key) => {
  Object.assign(globalThis, { cookieStore: { get: async () => null } });
  expect(await keyOf(new URL(asked, 'https://varda.example'))).toBe(`https://varda.example${key}`);
});
