import classes from './registered.module.css';

interface Props {
  children: string;
  /** `large` is for the dosage cards (`spec.md` §2). */
  size?: 'small' | 'large';
}

/** A text whose ® signs stand as superscripts. What is read aloud, copied or searched stays the text itself. */
export function Registered({ children, size = 'small' }: Props) {
  const parts = children.split('®');
  if (parts.length === 1) return children;
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
