import { isStaff, languageFor, takeLanguageOfBrowser } from './reader.ts';

function browser(cookies: Record<string, string>, languages: readonly string[] = []) {
  const get = async (name: string) => (cookies[name] === undefined ? null : { name, value: cookies[name] });
  Object.assign(globalThis, { cookieStore: { get } });
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
}

const page = (search = '') => new URL(`https://varda.example/about${search}`);

test('[N-08] a visitor who has chosen nothing reads in English, whatever the browser asks for', async () => {
  browser({}, ['mk-MK', 'en']);
  expect(await languageFor(page())).toBe('en');
});

test.each([
  ['the one that the address names', '?lang=mk', { lang: 'en' }, ['en-GB'], 'mk'],
  ['the one that was chosen', '', { lang: 'mk' }, ['en-GB'], 'mk'],
  ['the first of the browser’s that there is', '?lang=fr', { lang: 'fr' }, ['sq', 'mk-MK', 'en'], 'mk'],
  ['English where nothing is known', '', {}, ['sq'], 'en'],
])(
  '[N-04] offline, with LANGUAGE_FROM_BROWSER, a page is read in the language that the server would choose: %s',
  async (_, search, cookies, languages, expected) => {
    takeLanguageOfBrowser();
    browser(cookies, languages);
    expect(await languageFor(page(search))).toBe(expected);
  },
);

test.each([
  [{}, false],
  [{ staff: '1' }, true],
  [{ 'remote-override': 'public:0123456789ab' }, true],
])('[F-02] whoever may be served other versions than everybody: %j is %s', async (cookies, expected) => {
  browser(cookies);
  expect(await isStaff()).toBe(expected);
});
