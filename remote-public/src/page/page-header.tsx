import type { ReactNode } from 'react';
import classes from './page.module.css';

interface Props {
  title: ReactNode;
  lead?: string;
  /** Stands above the title. */
  breadcrumb: ReactNode;
  /** Stands beside the title where there is room, and fades into the ground. */
  picture?: ReactNode;
  /** Stands beside the title, below it on small screens. */
  aside?: ReactNode;
  /** Colour of the header; without it the house's tint. */
  ground?: string;
  /** Stands below the lead. */
  children?: ReactNode;
}

/** The head of every public page but the home page. */
export function PageHeader({ title, lead, breadcrumb, picture, aside, ground, children }: Props) {
  return (
    <header
      className={classes.header}
      style={{ background: ground }}
      data-pictured={picture !== undefined || undefined}
    >
      {picture && <div className={classes.headerPicture}>{picture}</div>}
      <div className={`${classes.inner} ${classes.headerColumns}`}>
        <div className={classes.headerText}>
          {breadcrumb}
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
        {aside && <div className={classes.headerAside}>{aside}</div>}
      </div>
    </header>
  );
}
