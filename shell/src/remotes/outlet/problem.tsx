import { type ReactNode, useEffect, useRef } from 'react';
import classes from './problem.module.css';

interface Props {
  title: string;
  text: string;
  /** What one can do about it. */
  children: ReactNode;
}

/** Says in place of a page why it is not there. Takes the focus, so that a screen reader says it too. */
export function Problem({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className={classes.problem} data-problem>
      <h1 className={classes.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
