import { PageHead } from '@varda/ui';
import type { ReactNode } from 'react';
import classes from './not-found.module.css';
import { SearchedShelf } from './searched-shelf.tsx';

interface Props {
  /** Title of the window. */
  title: string;
  heading: string;
  text?: string;
  /** Where to go from here. */
  children: ReactNode;
}

/** What stands in place of a page that is not there. */
export function NotFoundLayout({ title, heading, text, children }: Props) {
  return (
    <div className={classes.page}>
      <PageHead title={title} missing />
      <SearchedShelf />
      <h1 className={classes.title}>{heading}</h1>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
