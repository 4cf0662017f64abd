import type { ReactNode } from 'react';
import classes from './carousel.module.css';
import type { SnapTrack } from './use-snap-track.ts';

interface Props {
  track: SnapTrack;
  /** Sets the space between items and their width. */
  className?: string | undefined;
  /** The items, each an element. */
  children: ReactNode;
}

/** The row of a carousel. It takes the focus of a button that is disabled at an end, and arrow keys from its items. */
export function CarouselTrack({ track, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; keys reach it from the links inside of it
    <div
      id={track.id}
      ref={track.ref}
      tabIndex={-1}
      data-carousel=""
      className={`${classes.track} ${className}`}
      onKeyDown={track.onKeyDown}
    >
      {children}
    </div>
  );
}
