import { clsx } from 'clsx';
import classes from './skeleton.module.css';

interface Props {
  height?: string;
  width?: string;
  className?: string | undefined;
}

/** The outline of a line or a card that is on its way. */
export function Skeleton({ height, width, className }: Props) {
  return <div className={clsx(classes.skeleton, className)} style={{ height, width }} />;
}
