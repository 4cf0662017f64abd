import { readOverrides, writeOverrides } from './override-cookie.ts';

beforeEach(() => writeOverrides(new Map()));

test('[F-02] what a browser asks for is read as it was written, versions and origins', () => {
  const overrides = new Map([
    ['public', '0123456789ab'],
    ['admin-users', 'http://localhost:3099'],
  ]);
  writeOverrides(overrides);
  expect(readOverrides()).toEqual(overrides);
  writeOverrides(new Map());
  expect(document.cookie).not.toContain('remote-override');
});

test('[F-02] what is no override asks for nothing', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as anybody could have written it
  document.cookie = 'remote-override=%; path=/';
  expect(readOverrides().size).toBe(0);
});
