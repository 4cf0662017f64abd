import { useMay } from '@varda/admin/permissions';
import type { ReactNode } from 'react';
import classes from '../releases.module.css';

interface Props {
  term: string;
  children: ReactNode;
  /** What can be done about it. */
  actions: ReactNode;
  /** The actions change what visitors are served. */
  publishes?: true;
}

/** One thing about a remote, as a tile. */
export function Fact({ term, children, actions, publishes }: Props) {
  const mayPublish = useMay()('releases.publish');
  return (
    <div className={classes.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {actions && (
        <dd className={classes.actions}>
          <fieldset className={classes.group} disabled={publishes && !mayPublish}>
            {actions}
          </fieldset>
        </dd>
      )}
    </div>
  );
}
