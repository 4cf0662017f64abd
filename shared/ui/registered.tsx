import { withFirmSpaces } from './firm-spaces.ts';
import classes from './registered.module.css';

interface Props {
  children: string;
  /** `large` is for the dosage cards (P-03). */
  size?: 'small' | 'large';
}

/** A text whose ® signs stand as superscripts, and whose numbers stay with their units. What is read aloud, copied or searched stays the text itself. */
export function Registered({ children, size = 'small' }: Props) {
  const text = withFirmSpaces(children);
  const parts = text.split('®');
  if (parts.length === 1) return text;
  return parts.flatMap((part, place) =>
    place === 0
      ? [part]
      : [
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          <sup key={place} className={classes[size]}>
            ®
          </sup>,
          part,
        ],
  );
}
