import { createI18n } from '@varda/platform/language';
import { createQueryClient } from '@varda/platform/query';
import type { Shell } from '../shell.ts';
import { prefetchScreens } from './prefetch-screens.ts';

const manifest = {};
const live = [
  { name: 'public', mounts: ['/'], manifest },
  { name: 'users', mounts: ['/admin/users'], manifest },
  { name: 'silent', mounts: ['/admin/silent'], manifest: null },
  { name: 'broken', mounts: ['/admin/broken'], manifest },
  { name: 'content', mounts: ['/admin/home'], manifest },
];

/** A shell whose remotes say what is loaded of them. */
function shellThatTells() {
  const loaded: string[] = [];
  const module = (name: string) => ({
    pages: { screen: { load: async () => loaded.push(`${name} screen`) } },
    texts: { en: async () => loaded.push(`${name} en`), mk: async () => loaded.push(`${name} mk`) },
  });
  const load = async (name: string) => {
    if (name === 'broken') throw new Error('The host is down');
    return module(name);
  };
  const shell = { remotes: { live, load }, queryClient: createQueryClient(), i18n: createI18n('mk') };
  return { loaded, shell: shell as unknown as Shell };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const idle = () => jest.advanceTimersByTimeAsync(2000);

test('the code and texts of every screen come, in the language of the page, whatever one remote lacks', async () => {
  const { loaded, shell } = shellThatTells();
  prefetchScreens(shell);
  expect(loaded).toEqual([]);
  await idle();
  expect(loaded).toEqual(['users mk', 'users screen', 'content mk', 'content screen']);
});

test('nothing comes while rows are on their way, or after the back office was left', async () => {
  const { loaded, shell } = shellThatTells();
  const rows = Promise.withResolvers<null>();
  void shell.queryClient.fetchQuery({ queryKey: ['rows'], queryFn: () => rows.promise });
  const end = prefetchScreens(shell);
  await idle();
  expect(loaded).toEqual([]);
  end();
  rows.resolve(null);
  await idle();
  expect(loaded).toEqual([]);
});

test('nothing comes where the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { loaded, shell } = shellThatTells();
  prefetchScreens(shell);
  await idle();
  expect(loaded).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
