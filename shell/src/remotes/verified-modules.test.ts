import { manifestOf } from '../../server/testing/remote-fixture.ts';
import { loadVerified } from './verified-modules.ts';

const manifest = {
  ...manifestOf('vite', { start: '/vite' }),
  entry: 'container.js',
  integrity: { 'container.js': 'sha384-container', 'page.js': 'sha384-page', 'page.css': 'sha384-styles' },
};

const links = () => [...document.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);

/** Lets the links that are there load or fail: jsdom fetches nothing. */
async function settle(type: 'load' | 'error') {
  await new Promise((resolve) => setTimeout(resolve));
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event(type));
}

const fetched = jest.fn();

beforeEach(() => {
  document.head.replaceChildren();
  fetched.mockReset().mockResolvedValue(new Response());
  globalThis.fetch = fetched;
});

test('[F-01] [S-02] a module is fetched by its hash before it is preloaded, as browsers may ignore the one of a preload', async () => {
  fetched.mockRejectedValueOnce(new TypeError('another file'));
  await expect(loadVerified('http://changed.test', manifest)).rejects.toThrow('another file');
  expect(fetched.mock.calls).toEqual([['http://changed.test/page.js', { integrity: 'sha384-page' }]]);
  expect(links()).toEqual(['stylesheet http://changed.test/page.css']);
});

test('[F-01] an attempt after one that failed adds what is missing, and no style sheet a second time', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  const first = loadVerified('http://retried.test', manifest);
  await expect(first).rejects.toThrow('no network');
  const second = loadVerified('http://retried.test', manifest);
  await settle('load');
  await second;
  const both = ['stylesheet http://retried.test/page.css', 'modulepreload http://retried.test/page.js'];
  expect(links()).toEqual(both);
  await loadVerified('http://retried.test', manifest);
  expect(links()).toEqual(both);
});

test('[F-01] what fails to load is taken out of the page and tried again', async () => {
  const first = loadVerified('http://failing.test', manifest);
  const failure = expect(first).rejects.toThrow('http://failing.test/page');
  await settle('error');
  await failure;
  expect(links()).toEqual([]);
  const second = loadVerified('http://failing.test', manifest);
  await settle('load');
  await second;
  expect(links()).toHaveLength(2);
});
