import { readOverrides, writeOverrides } from '@varda/shared/federation/override-cookie';
import { endedOverride, endOverride, forgetEndedOverride } from './ended-override.ts';

beforeEach(() => {
  forgetEndedOverride();
  writeOverrides(
    new Map([
      ['public', '0123456789ab'],
      ['admin-users', 'ba9876543210'],
    ]),
  );
});

test('[N-08] an override that ends by itself leaves the others, and is told of once', () => {
  expect(endOverride('public')).toBe(true);
  expect([...readOverrides().keys()]).toEqual(['admin-users']);
  expect(endedOverride()).toBe('public');
  forgetEndedOverride();
  expect(endedOverride()).toBeNull();
});

test('[N-08] a remote without an override ends none', () => {
  expect(endOverride('admin-content')).toBe(false);
  expect(readOverrides().size).toBe(2);
  expect(endedOverride()).toBeNull();
});
