import { Outlet, ScrollRestoration } from '@varda/shared/router';
import { PageChanges } from './navigation/page-changes.tsx';
import { ProgressBar } from './navigation/progress-bar.tsx';
import { OverrideNotice } from './remotes/override/override-notice.tsx';
import type { Shell } from './shell.ts';

/** Around every page: a new path starts at the top, back and forward return to where one was. */
export function RootLayout({ shell }: { shell: Shell }) {
  return (
    <>
      <ProgressBar />
      <Outlet />
      <PageChanges />
      <OverrideNotice shell={shell} />
      <ScrollRestoration />
    </>
  );
}
