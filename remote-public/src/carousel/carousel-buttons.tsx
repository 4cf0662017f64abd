import { useLayoutEffect, useRef } from 'react';
import classes from './carousel.module.css';
import type { SnapTrack } from './use-snap-track.ts';

interface Props {
  track: SnapTrack;
  /** Whether there are more items to come behind the last one. */
  more?: boolean;
  labels: { previous: string; next: string };
}

/** Moves a track by what is in view; each button is dimmed and disabled at its end. */
export function CarouselButtons({ track, more = false, labels }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; keys reach it from the buttons inside of it
    <div className={classes.buttons} onKeyDown={track.onKeyDown}>
      <Arrow
        label={labels.previous}
        turn={-1}
        trackId={track.id}
        disabled={track.isFirst}
        onClick={() => track.turn(-1)}
        onFocusLost={track.focus}
      />
      <Arrow
        label={labels.next}
        turn={1}
        trackId={track.id}
        disabled={track.isLast && !more}
        onClick={() => track.turn(1)}
        onFocusLost={track.focus}
      />
    </div>
  );
}

interface ArrowProps {
  label: string;
  /** Forth or back. Buttons and track say it in the document, too: the shell's bootstrap script turns carousels until React does. */
  turn: 1 | -1;
  trackId: string;
  disabled: boolean;
  onClick: () => void;
  /** The button had the focus and is disabled now. */
  onFocusLost: () => void;
}

function Arrow({ label, turn, trackId, disabled, onClick, onFocusLost }: ArrowProps) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (disabled && document.activeElement === button.current) onFocusLost();
  });

  return (
    <button
      ref={button}
      type="button"
      className={classes.button}
      aria-label={label}
      aria-controls={trackId}
      data-turn={turn}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={turn < 0 ? 'M14.5 5 7.5 12l7 7' : 'M9.5 5l7 7-7 7'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
