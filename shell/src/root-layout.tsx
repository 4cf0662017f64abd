import { Outlet, ScrollRestoration } from '@varda/shared/router';
import { PageChanges } from './navigation/page-changes.tsx';
import { ProgressBar } from './navigation/progress-bar.tsx';

/** Around every page: a new path starts at the top, back and forward return to where one was. */
export function RootLayout() {
  return (
    <>
      <ProgressBar />
      <Outlet />
      <PageChanges />
      <ScrollRestoration />
    </>
  );
}
