import { openWholePages } from './open-whole-pages.ts';

test('[N-08] [B-01] without a network links are followed by the browser, but for that of a picture, which opens on its page', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve() }, configurable: true });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openWholePages();
  await navigator.serviceWorker.ready;
  // In the place of the browser, which follows links.
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  document.body.innerHTML = '<a href="/about"></a><a href="/api/pictures/a.webp" data-place="#picture=a"></a>';
  const reached = jest.fn();
  document.body.addEventListener('click', ({ target }) => reached((target as Element).getAttribute('href')));
  for (const link of document.querySelectorAll('a')) link.click();
  expect(reached.mock.calls).toEqual([['/api/pictures/a.webp']]);
});
