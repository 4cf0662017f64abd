import { Outlet, ScrollRestoration } from '@varda/platform/router';
import { OverrideNotice } from '../remotes/override/override-notice.tsx';
import type { Shell } from '../shell.ts';
import { PageChanges } from './page-changes.tsx';
import { ProgressBar } from './progress-bar.tsx';

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
