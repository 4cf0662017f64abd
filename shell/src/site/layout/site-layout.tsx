import { Outlet } from '@varda/platform/router';
import { contentId } from '../../navigation/page-focus.ts';
import { SkipLink } from '../../navigation/skip-link.tsx';
import { Announcements } from './announcements/announcements.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { PrintedFoot, PrintedHead } from './print/printed-sheet.tsx';
import classes from './site-layout.module.css';

/** What stands around every public page. */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Announcements />
      <SiteHeader />
      <PrintedHead />
      <main className={classes.main} id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <PrintedFoot />
    </>
  );
}
