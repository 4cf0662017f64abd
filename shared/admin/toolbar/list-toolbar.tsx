import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { List } from '../list/use-list.ts';
import { SearchBox } from './search-box.tsx';
import classes from './toolbar.module.css';

interface Props {
  list: Pick<List<unknown>, 'state' | 'change'>;
  /** What stands ahead of the search box. */
  ahead?: ReactNode;
  className?: string | undefined;
  /** What stands behind it. */
  children?: ReactNode;
}

/** Above a list: its search box, and what else narrows it down or is done with it. */
export function ListToolbar({ list: { state, change }, ahead, className, children }: Props) {
  return (
    <div className={clsx(classes.toolbar, className)} data-print="off">
      {ahead}
      <div className={classes.search}>
        <SearchBox search={state.search} onSearch={(search) => change({ search }, { replace: true })} />
      </div>
      {children}
    </div>
  );
}
