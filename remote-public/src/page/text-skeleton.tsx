import classes from './text-skeleton.module.css';

/** Holds the place of a paragraph. */
export function TextSkeleton() {
  return (
    <div className={classes.lines} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
