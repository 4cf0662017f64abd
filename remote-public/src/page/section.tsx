import type { ReactNode } from 'react';
import classes from './page.module.css';

interface Props {
  /** Anchor of the section, and base of its heading's id. */
  id: string;
  title: string;
  lead?: string;
  /** Stands beside the heading, below it on small screens. */
  aside?: ReactNode;
  tinted?: boolean;
  children: ReactNode;
}

/** A part of a page under a heading of its own, as wide as the page. */
export function Section({ id, title, lead, aside, tinted = false, children }: Props) {
  const heading = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={heading} className={classes.section} data-tinted={tinted || undefined}>
      <div className={classes.inner}>
        <header className={classes.sectionHead}>
          <div className={classes.sectionTitle}>
            <h2 id={heading} className={classes.heading}>
              {title}
            </h2>
            {lead && <p className={classes.sectionLead}>{lead}</p>}
          </div>
          {aside}
        </header>
        {children}
      </div>
    </section>
  );
}
