import dayjs from 'dayjs';
import classes from './cells.module.css';

/** How dates are written. */
const dateFormat = 'DD/MM/YYYY HH:mm';

/** @param at ISO 8601 */
export function writtenMoment(at: string): string {
  return dayjs(at).format(dateFormat);
}

/** @param props `at` is ISO 8601 */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className={classes.date}>
      {writtenMoment(at)}
    </time>
  );
}
