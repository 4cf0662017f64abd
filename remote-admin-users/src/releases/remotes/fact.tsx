import type { ReactNode } from 'react';
import classes from '../releases.module.css';

interface Props {
  term: string;
  children: ReactNode;
  /** What can be done about it. */
  actions: ReactNode;
}

/** One thing about a remote, as a tile. */
export function Fact({ term, children, actions }: Props) {
  return (
    <div className={classes.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {actions && <dd className={classes.actions}>{actions}</dd>}
    </div>
  );
}
