import { sessionStore } from '@varda/platform/session';
import { mirrorStaffCookie } from './staff-cookie.ts';

test('[F-02] a browser has the cookie of staff from login to logout, and visitors never', () => {
  sessionStore.start();
  mirrorStaffCookie();
  expect(document.cookie).toBe('');
  sessionStore.signIn({ token: 'token', name: 'Ana', role: 'user' });
  expect(document.cookie).toBe('staff=1');
  sessionStore.expire('token');
  expect(document.cookie).toBe('staff=1');
  sessionStore.signOut();
  expect(document.cookie).toBe('');
});
