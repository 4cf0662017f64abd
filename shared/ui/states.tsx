import type { ReactNode } from 'react';
import { Loader } from './loader.tsx';
import classes from './states.module.css';

interface StateProps {
  children: ReactNode;
}

/** Says that something is on its way. `label` is shown below the spinner. */
export function LoadingView({ label }: { label: string }) {
  return (
    <div className={classes.view} role="status">
      <Loader aria-hidden />
      <p className={classes.soft}>{label}</p>
    </div>
  );
}

interface ErrorViewProps {
  message: string;
  /** What the visitor can do about it: a retry. */
  children?: ReactNode;
}

/** Says in place of a page, or of a part of it, why it is not there. */
export function ErrorView({ message, children }: ErrorViewProps) {
  return (
    <div className={classes.view}>
      <p role="alert" className={classes.error}>
        {message}
      </p>
      {children}
    </div>
  );
}

/** A failure in white on red: the way of the dosage section (P-04). */
export function ErrorBox({ message, children }: ErrorViewProps) {
  return (
    <div className={classes.box}>
      <p role="alert" className={classes.boxMessage}>
        {message}
      </p>
      {children}
    </div>
  );
}

/** Says that there is nothing to show, and what to do then. */
export function EmptyView({ children }: StateProps) {
  return <div className={classes.view}>{children}</div>;
}
