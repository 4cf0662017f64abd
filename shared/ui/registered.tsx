import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from './non-breaking-spaces.ts';
import classes from './registered.module.css';

interface Props {
  children: string;
  /** `large` is for the dosage cards (P-03). */
  size?: 'small' | 'large';
}

/** What is set in another way than the rest of a text: ® and words with a hyphen. */
const special = /(®|[\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** Longest word that has room on a line of the largest heading on a phone, in characters. */
const longestWhole = 16;

/**
 * A text whose ® signs stand as superscripts, whose numbers stay with their units, and whose words do not break at their hyphens. What
 * is read aloud, copied or searched stays the text itself.
 */
export function Registered({ children, size = 'small' }: Props) {
  const parts = withNonBreakingSpaces(children).split(special);
  if (parts.length === 1) return parts[0];
  return parts.map((part, place): ReactNode => {
    if (part === '®') {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        <sup key={place} className={classes[size]}>
          ®
        </sup>
      );
    }
    const isWord = place % 2 === 1 && part.length <= longestWhole;
    return isWord ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={place} className={classes.whole}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
