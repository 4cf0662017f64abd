import { languageStore } from './language.store.ts';
import { showInAddress } from './language-choice.ts';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  languageStore.forget();
});

test('[N-04] without a choice the page is in the language of its document', () => {
  languageStore.start('mk');
  expect(languageStore.getState().language).toBe('mk');
});

test('[N-04] a choice of an earlier visit goes before the document’s language, and the server gets it', () => {
  localStorage.setItem('lang', 'mk');
  languageStore.start('en');
  expect(languageStore.getState().language).toBe('mk');
  expect(document.cookie).toContain('lang=mk');
});

test('[N-04] a link that names a language is followed in that language, whatever was chosen', () => {
  localStorage.setItem('lang', 'en');
  window.history.replaceState(null, '', '/about?lang=mk');
  languageStore.start('mk');
  expect(languageStore.getState().language).toBe('mk');
  expect(localStorage.getItem('lang')).toBe('en');
});

test.each([
  ['mk', '/about#x', '/about?lang=mk#x'],
  ['mk', '/admin/users', '/admin/users'],
  ['en', '/about', '/about'],
  ['en', '/about?lang=en', '/about?lang=en'],
] as const)(
  '[N-04] the address of a page in %s names its language, so that a copy opens in it: %s',
  (lang, given, shown) => {
    window.history.replaceState({ idx: 1 }, '', given);
    languageStore.start(lang);
    expect(location.pathname + location.search + location.hash).toBe(shown);
    expect(window.history.state).toEqual({ idx: 1 });
  },
);

test.each([
  ['en', '/about?lang=mk&q=a#x', '/about?q=a#x'],
  ['en', '/about?lang=en', '/about?lang=en'],
  ['mk', '/about', '/about?lang=mk'],
  ['mk', '/about?lang=en', '/about?lang=mk'],
] as const)(
  '[N-04] an address of before the choice names the language of the page, %s, when the browser goes back to it: %s',
  (lang, given, shown) => {
    languageStore.start(lang);
    let read = '';
    const router = () => {
      read = location.pathname + location.search + location.hash;
    };
    window.addEventListener('popstate', router);
    window.history.replaceState({ idx: 1 }, '', given);
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.removeEventListener('popstate', router);
    expect([read, window.history.state]).toEqual([shown, { idx: 1 }]);
  },
);

test('[N-04] what is no language is no choice', () => {
  localStorage.setItem('lang', 'fr');
  languageStore.start('en');
  expect(languageStore.getState().language).toBe('en');
});

test('[L-05] a forgotten choice is gone from the browser’s storage and from what the server gets', () => {
  localStorage.setItem('lang', 'mk');
  languageStore.start('en');
  languageStore.forget();
  expect(localStorage.getItem('lang')).toBeNull();
  expect(document.cookie).not.toContain('lang=');
});

test('[N-04] the rest of a query stays as the language goes, in a browser that cannot tell its size, too', () => {
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  window.history.replaceState(null, '', '/search?q=vitamin&lang=mk#x');
  showInAddress('en');
  expect(location.pathname + location.search + location.hash).toBe('/search?q=vitamin#x');
  window.history.replaceState(null, '', '/about?lang=mk');
  showInAddress('en');
  expect(location.pathname + location.search).toBe('/about');
});
