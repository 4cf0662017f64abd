/** @jest-environment node */
import { preloadLinks } from './preload-links.ts';

const html = (body = '', head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

test('[P-13] what a document’s first paint waits for is told ahead as its own tags have it, and nothing else', () => {
  const head = [
    '<link rel="preload" as="image" href="/logo.svg"/>',
    '<link rel="icon" href="/favicon.svg" />',
    '<link rel="preload" as="font" type="font/woff2" media="(min-width: 48em)" href="/a.woff2" crossorigin="anonymous" />',
    '<link href="/a.css" rel="stylesheet" integrity="sha384-a" crossorigin="anonymous">',
    '<script>start()</script>',
  ];
  const body = '<template><link rel="stylesheet" href="/later.css"><script defer src="/later.js"></script></template>';
  expect(preloadLinks(html(body, head.join(''))).split(', ')).toEqual([
    '</a.css>; rel=preload; as=style; crossorigin="anonymous"; integrity="sha384-a"',
    '</a.woff2>; rel=preload; as=font; crossorigin="anonymous"; type="font/woff2"; media="(min-width: 48em)"',
  ]);
});

test('[P-01] of the picture that a page is opened for, the cut and the width that the window asks for', () => {
  const lazy =
    '<picture><source type="image/avif" srcSet="/z.avif 1w" sizes="1px"/><img loading="lazy" fetchPriority="auto"/></picture>';
  const first =
    '<picture><source type="image/avif" media="(max-width: 63.99em)" srcSet="/tall-1.avif 480w, /tall-2.avif 900w" sizes="100vw"/>' +
    '<source type="image/avif" srcSet="/wide-1.avif 640w" sizes="60vw"/><source type="image/webp" srcSet="/wide-1.webp 640w" sizes="60vw"/>' +
    '<img src="/wide-1.webp" fetchPriority="high"/></picture>';
  expect(preloadLinks(html(lazy + first))).toBe(
    [
      '</tall-1.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="/tall-1.avif 480w, /tall-2.avif 900w"; imagesizes="100vw"; media="(max-width: 63.99em)"; fetchpriority="high"',
      '</wide-1.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="/wide-1.avif 640w"; imagesizes="60vw"; media="(not (max-width: 63.99em))"; fetchpriority="high"',
    ].join(', '),
  );
});

test('[P-13] a document without anything of that has no header', () => {
  expect(preloadLinks(html('<p>text</p>'))).toBe('');
});
