import { readOverrides, writeOverrides } from '@varda/platform/federation/override-cookie';
import { endOverride, takeEndedOverride } from './ended-override.ts';

const page = (timeOrigin: number) =>
  Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin, configurable: true });

beforeEach(() => {
  sessionStorage.clear();
  page(1);
  writeOverrides(
    new Map([
      ['public', '0123456789ab'],
      ['admin-users', 'ba9876543210'],
    ]),
  );
});

test('[N-08] an override that ends by itself leaves the others, and the next page tells of it, once', () => {
  expect(endOverride('public')).toBe(true);
  expect([...readOverrides().keys()]).toEqual(['admin-users']);
  expect(takeEndedOverride()).toBeNull();
  page(2);
  expect(takeEndedOverride()).toBe('public');
  expect(takeEndedOverride()).toBeNull();
});

test('[N-08] an override that cannot be taken back ends nothing, so that no page is loaded again and again', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server reads it, for this path alone
  document.cookie = 'remote-override=public:0123456789ab; path=/about';
  history.replaceState(null, '', '/about');
  expect(endOverride('public')).toBe(false);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'remote-override=; path=/about; max-age=0';
});

test('[N-08] a remote without an override ends none', () => {
  expect(endOverride('admin-content')).toBe(false);
  expect(readOverrides().size).toBe(2);
  page(2);
  expect(takeEndedOverride()).toBeNull();
});
