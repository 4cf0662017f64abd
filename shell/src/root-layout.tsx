import { Outlet, ScrollRestoration } from '@varda/shared/router';

/** Around every page: a new path starts at the top, back and forward return to where one was. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
