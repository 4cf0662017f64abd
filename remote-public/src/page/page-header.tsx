import type { ReactNode } from 'react';
import classes from './page.module.css';

interface Props {
  title: ReactNode;
  lead?: string;
  /** Stands above the title. */
  breadcrumb?: ReactNode;
  /** Stands beside the title where there is room. */
  picture?: ReactNode;
  /** Stands below the lead. */
  children?: ReactNode;
}

/** The head of every public page but the home page. */
export function PageHeader({ title, lead, breadcrumb, picture, children }: Props) {
  return (
    <header className={classes.header}>
      <div className={`${classes.inner} ${classes.headerRow}`}>
        <div className={classes.headerText}>
          {breadcrumb}
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
        {picture && <div className={classes.headerPicture}>{picture}</div>}
      </div>
    </header>
  );
}
