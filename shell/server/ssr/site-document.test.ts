/** @jest-environment node */
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import type { ShellConfig } from '@varda/platform/federation/shell-config';
import { isPublic } from '@varda/platform/router/is-public';
import { manifestOf } from '../testing/remote-fixture.ts';
import { backOfficeDocument } from './back-office-document.ts';
import { siteDocument } from './site-document.ts';

const chunk = (name: string) => [{ file: `static/js/async/${name}.js`, integrity: `sha384-${name}` }];
const chunks = Object.fromEntries(
  ['texts-en', 'texts-mk', 'back-office-en', 'back-office-mk', 'admin'].map((name) => [name, chunk(name)]),
);

const withMain = { ...chunks, site: [{ file: 'main.js', integrity: 'sha384-main' }] };

const styles: ReadonlyMap<string, string> = new Map();
const headingFonts = { en: '@font-face{}', mk: '@font-face{}@font-face{}' };

/** The home page as it was rendered. */
const page = {
  head: '<title>Home</title>',
  body: '<h1>Home</h1>',
  status: 200,
  rows: { queries: [], mutations: [] },
  styles,
};

const site: LiveRemote = {
  name: 'public',
  url: 'http://public.test',
  mounts: ['/'],
  manifest: manifestOf('public', { home: '/', product: '/product/:id', notFound: '*' }),
};
const users: LiveRemote = {
  name: 'admin-users',
  url: 'http://users.test',
  mounts: ['/admin/users'],
  manifest: manifestOf('admin-users', { users: '/admin/users' }),
};

function documentAt(pathname: string, config: Partial<ShellConfig> = {}, query = '') {
  const all = { origin: 'http://site.test', language: 'en' as const, remotes: [site, users], ...config };
  return isPublic(pathname)
    ? siteDocument({ chunks, styles, headingFonts, bootstrap: null, closingScript: null }, pathname, all)
    : backOfficeDocument({ chunks, headingFonts, headScript: 'ahead()' }, pathname, all, 'once', query);
}

function preloaded(html: string) {
  return [...html.matchAll(/<link rel="preload" as="script" [^>]*href="([^"]+)"/g)].map(([, href]) => href);
}

test('[F-01] the document carries the remotes as inert data that the page can read back', () => {
  const remotes = [{ ...site, url: 'http://public.test/"></script><script>alert(1)</script>$&' }];
  const { html } = documentAt('/', { remotes });
  const [, json = ''] = /id="shell-config">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ origin: 'http://site.test', language: 'en', remotes });
  expect(html).not.toContain('<script>alert');
});

test('[F-01] a public page names all remotes, and carries what its own consists of alone', () => {
  const carried = (pathname: string, remotes = [site, users]) => {
    const [, json = ''] = /id="shell-config">(.*?)<\/script>/.exec(documentAt(pathname, { remotes }).html) ?? [];
    return (JSON.parse(json) as ShellConfig).remotes;
  };
  const blog = { ...site, name: 'blog', mounts: ['/blog'] };
  expect(carried('/')).toEqual([site, { ...users, manifest: null }]);
  expect(carried('/blog', [site, blog])).toEqual([{ ...site, manifest: null }, blog]);
  for (const pathname of ['/admin/users', '/login']) expect(carried(pathname)).toEqual([site, users]);
});

test('[N-04] the document is in the language that was asked for', () => {
  const { html } = documentAt('/', { language: 'mk' });
  expect(html).toContain('<html lang="mk"');
  expect(html).toContain('<title>Варда Фарм</title>');
});

test('[F-01] what a page consists of is preloaded: shell texts, container, remote, its texts and the page', () => {
  expect(preloaded(documentAt('/product/7', { language: 'mk' }).html)).toEqual([
    '/static/js/async/texts-mk.js',
    'http://public.test/static/js/container.0123456789.js',
    'http://public.test/static/js/remote.0123456789.js',
    'http://public.test/static/js/texts-mk.0123456789.js',
    'http://public.test/static/js/product.0123456789.js',
  ]);
});

test('[F-01] every preload carries the hash of its file', () => {
  const links = documentAt('/').html.match(/<link rel="preload"[^>]+>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/crossorigin="anonymous" integrity="sha384-[\w-]+"/);
});

/** Scripts of a document, each with how it is waited for. */
function scripts(html: string) {
  return [...html.matchAll(/<script (defer|async) src="([^"]+)"/g)].map(([, timing, src]) => `${timing} ${src}`);
}

test.each([
  ['/login', ['back-office-en']],
  ['/admin/users', ['back-office-en', 'admin']],
])('[L-01] what the entry of the back office asks for first is there when it starts: %s', (pathname, names) => {
  const own = scripts(documentAt(pathname).html).filter((script) => !script.includes('users.test'));
  expect(own).toEqual(names.map((name) => `defer /static/js/async/${name}.js#chunk`));
});

test('[F-01] the chunks of a screen are there when its container asks for them, and hold nothing up', () => {
  const { html } = documentAt('/admin/users', { language: 'mk' });
  expect(preloaded(html)).toEqual(['http://users.test/static/js/container.0123456789.js']);
  expect(scripts(html).filter((script) => script.includes('users.test'))).toEqual(
    ['remote', 'texts-mk', 'users'].map((name) => `async http://users.test/static/js/${name}.0123456789.js#chunk`),
  );
});

test('[F-01] modules of a screen are preloaded as such: a classic script could not run them', () => {
  const built = {
    ...users,
    manifest: { ...manifestOf('admin-users', { users: '/admin/users' }), modules: true as const },
  };
  const { html } = documentAt('/admin/users', { remotes: [site, built] });
  expect(html.match(/(?<=<link rel="modulepreload" [^>]*href=")[^"]+/g)).toEqual(
    ['remote', 'texts-en', 'users'].map((name) => `http://users.test/static/js/${name}.0123456789.js`),
  );
  expect(preloaded(html)).toEqual(['http://users.test/static/js/container.0123456789.js']);
  expect(scripts(html).join()).not.toContain('users.test');
});

test('[A-01] the document of a screen has an outline of it, that of the login has none', () => {
  const { html, styles: own } = documentAt('/admin/users', { language: 'mk' });
  expect(html).toContain('<div id="outline" aria-hidden="true">Варда Фарм</div>');
  expect(own.join()).toContain('#outline');
  for (const own of ['/login', '/logout']) expect(documentAt(own).html).not.toContain('id="outline"');
});

const firstCalls = { '/admin/users': ['/api/users?page=1&lang=en&sortBy=name', '/api/more?limit=1'] };
const asking = { ...users, manifest: { ...manifestOf('admin-users', { users: '/admin/users' }), firstCalls } };

test.each([
  ['/admin/users', '', 'en', '/api/users?page=1&amp;lang=en&amp;sortBy=name /api/more?limit=1'],
  ['/admin/users', '?lang=mk', 'mk', '/api/users?page=1&amp;lang=mk&amp;sortBy=name /api/more?limit=1'],
  ['/admin/users', '?page=2', 'en', ''],
  ['/admin/users/7', '', 'en', ''],
] as const)('[A-02] the document of %s%s asks for the first rows, in its language', (path, query, language, calls) => {
  const { html } = documentAt(path, { language, remotes: [site, asking] }, query);
  expect(html).toContain(`<script data-calls="${calls}">ahead()</script>`);
});

test.each([
  ['/', 200],
  ['/product/7', 200],
  ['/admin/users', 200],
  ['/login', 200],
  ['/logout', 200],
  ['/no/such/page', 404],
  ['/admin/no-such-page', 404],
  ['/admin/users/7', 404],
  ['//[', 404],
])('[P-12] the document of %s answers %d', (pathname, status) => {
  expect(documentAt(pathname).status).toBe(status);
});

test('[N-08] a remote without a manifest has nothing to preload, and its page is not called missing', () => {
  const { html, status } = documentAt('/about', { remotes: [{ ...site, manifest: null }] });
  expect(status).toBe(200);
  expect(preloaded(html)).toEqual(['/static/js/async/texts-en.js']);
});

test('[P-01] a page that comes with its document is painted before its scripts are fetched; one that does not has them at once', () => {
  const script = '<script defer src="/main.js"';
  const built = { chunks: withMain, styles, headingFonts, bootstrap: 'start()', closingScript: 'close()' };
  const config = { origin: 'http://site.test', language: 'en' as const, remotes: [site] };
  const [, head = '', later = ''] =
    /<head>(.*)<\/head>.*<template id="deferred-scripts">(.*)<\/template>/s.exec(
      siteDocument(built, '/', config, page).html,
    ) ?? [];
  expect(head).toContain('<script>start()</script>');
  // Not before all of it is there: what stands behind it is waited for.
  const whole = '<style>:root:not(:has(#root~*,[autofocus])) #root{content-visibility:hidden;';
  expect(head).toContain(whole);
  expect(siteDocument(built, '/', config).html).not.toContain(whole);
  for (const late of [script, 'as="script"']) {
    expect(head).not.toContain(late);
    expect(later).toContain(late);
    expect(siteDocument(built, '/', config).html.split('</head>', 1)[0]).toContain(late);
  }
});

test('[E-07] a document without announcements has neither their styles nor the script that closes them; one with them has both', () => {
  const sheet = 'static/css/async/announcements.0a.css';
  const built = {
    chunks: { ...withMain, announcements: [{ file: sheet, integrity: 'sha384-a' }] },
    styles: new Map([[sheet, '.announcements{color:red}']]),
    ...{ headingFonts, bootstrap: 'start()', closingScript: 'close()' },
  };
  const config = { origin: 'http://site.test', language: 'en' as const, remotes: [site] };
  const silent = siteDocument(built, '/', config, page);
  expect([silent.scripts, /close\(\)|announcements/.test(silent.html)]).toEqual([['start()'], false]);
  const announced = siteDocument(built, '/', config, { ...page, isAnnounced: true });
  expect(announced.scripts).toEqual(['close()', 'start()']);
  // Ahead of the page: what was closed is never seen.
  expect(announced.html).toMatch(
    /<style data-href="[^"]+">\.announcements\{color:red\}<\/style>.*<script>close\(\)<\/script><script>start\(\)<\/script>\n<\/head>/,
  );
  expect(announced.styles).toContain('.announcements{color:red}');
});

test('[B-02] BOOTSTRAP=off has the scripts of a rendered page come with the document', () => {
  const built = { chunks: withMain, styles, headingFonts, bootstrap: null, closingScript: null };
  const config = { origin: 'http://site.test', language: 'en' as const, remotes: [site] };
  const { html: start } = siteDocument(built, '/', config, page);
  expect(start.split('</head>', 1)[0]).toContain('<script defer src="/main.js"');
  expect(start).not.toContain('<template');
  expect(start).not.toContain('<script>');
});

test('[P-01] a page that comes with its document brings its styles along; others are linked', () => {
  const [index, sheet] = ['static/css/index.css', 'static/css/home.css'];
  const built = {
    chunks: { ...chunks, site: [{ file: index, integrity: 'sha384-a' }] },
    styles: new Map([[index, 'a{color:red}']]),
    headingFonts,
    bootstrap: null,
    closingScript: null,
  };
  const manifest = manifestOf('public', { home: '/' });
  const home = { path: '/', chunk: { js: [], css: [sheet] } };
  const config = {
    origin: 'http://site.test',
    language: 'en' as const,
    remotes: [{ ...site, manifest: { ...manifest, pages: { home } } }],
  };
  const stylesIn = ({ html }: { html: string }) =>
    html.match(/<style data-href.*?<\/style>|<link [^>]*(?:rel="stylesheet"|as="style")[^>]*>/g)?.map((tag) => {
      return /data-href="[^"]+">.*?(?=<)|rel="preload"|href="[^"]+"/.exec(tag)?.[0];
    });
  const styled = { ...page, styles: new Map([[sheet, 'b{color:red}']]) };
  expect(stylesIn(siteDocument(built, '/', config, styled))).toEqual([
    `data-href="${index}">a{color:red}`,
    `data-href="${sheet}">b{color:red}`,
  ]);
  expect(stylesIn(siteDocument(built, '/', config))).toEqual(['rel="preload"', `href="/${index}"`]);
});

test.each([
  ['en', ['/manrope-latin-wght-normal.0a.woff2']],
  ['mk', ['/manrope-latin-wght-normal.0a.woff2', '/manrope-cyrillic-wght-normal.0b.woff2']],
] as const)('[P-13] wide windows get the fonts of the page ahead of its styles: %s', (language, expected) => {
  const fonts = ['latin-wght-normal.0a', 'cyrillic-wght-normal.0b', 'latin-wght-italic.0c'];
  const files = fonts.map((font) => ({ file: `manrope-${font}.woff2`, integrity: '' }));
  const { html: start } = siteDocument(
    { chunks: { ...chunks, site: files }, styles, headingFonts, bootstrap: null, closingScript: null },
    '/',
    {
      language,
      remotes: [site],
      origin: '',
    },
  );
  const found = start.matchAll(/<link rel="preload" as="font" [^>]*media="\(min-width: 48em\)" href="([^"]+)"/g);
  expect([...found].map(([, href]) => href)).toEqual(expected);
});
