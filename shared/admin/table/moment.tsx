import { digitsInSkopje } from '@varda/contract/dates';
import classes from './cells.module.css';

/** @param props `at` is ISO 8601 */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className={classes.date}>
      {digitsInSkopje(at)}
    </time>
  );
}
