beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
});

const load = async () => ({
  ...(await import('@varda/platform/router/paths')),
  ...(await import('./language-choice.ts')),
  ...(await import('./language.store.ts')),
});

const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('[N-04] before hydration, links of a page that names its language go on in it while another one is stored', async () => {
  const { addressIn, nameInLinks } = await load();
  document.body.innerHTML =
    '<a href="/careers"></a><a href="/search?q=a#x"></a><a href="/admin/users"></a><a href="https://example.com/"></a>';
  const bare = links();
  nameInLinks('en');
  localStorage.setItem('lang', 'en');
  nameInLinks('en');
  expect([links(), addressIn('en', '/careers')]).toEqual([bare, '/careers']);

  localStorage.setItem('lang', 'mk');
  nameInLinks('en');
  expect(links()).toEqual(['/careers?lang=en', '/search?q=a&lang=en#x', '/admin/users', 'https://example.com/']);
});

test('[N-04] where the cookie alone knows the other language, they do, too, and so do forms', async () => {
  const { mirrorLanguage, nameInLinks } = await load();
  mirrorLanguage('mk');
  document.body.innerHTML =
    '<a href="/about"></a><form method="post" action="/contacts"></form><form action="/search"><input type="hidden" name="lang" value="en" disabled></form>';
  nameInLinks('en');
  expect(links()).toEqual(['/about?lang=en']);
  const actions = [...document.querySelectorAll('form')].map((form) => form.getAttribute('action'));
  expect(actions).toEqual(['/contacts?lang=en', '/search']);
  expect(document.querySelector('input')).toBeEnabled();
  mirrorLanguage(null);
});

test('[N-04] once hydrated, they do, too; the address that search engines know stays', async () => {
  const { addressIn, languageStore, pageAddress } = await load();
  localStorage.setItem('lang', 'mk');
  window.history.replaceState(null, '', '/about?lang=en');
  languageStore.start('en');
  expect(addressIn('en', '/careers')).toBe('/careers?lang=en');
  expect(pageAddress('https://example.com', '/about', 'en')).toBe('https://example.com/about');
});
