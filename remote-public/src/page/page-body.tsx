import type { ReactNode } from 'react';
import classes from './page.module.css';

/** What stands below a page's header and has no heading of its own. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <div className={classes.body}>
      <div className={classes.inner}>{children}</div>
    </div>
  );
}
