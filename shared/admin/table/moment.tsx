import { digitsInSkopje } from '@varda/contract/skopje-time';
import classes from './cells.module.css';

/** @param props `at` is ISO 8601 */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className={classes.date}>
      {digitsInSkopje(at)}
    </time>
  );
}
