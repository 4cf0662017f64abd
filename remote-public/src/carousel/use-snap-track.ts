import { type KeyboardEvent, type RefCallback, useCallback, useId, useRef, useState } from 'react';

/** Where there is no `scrollend` (Safari before 26.2): quiet after which the track counts as standing still, in milliseconds. */
const stillness = 200;

export interface SnapTrack {
  id: string;
  /** For the element that scrolls; its children are the items. */
  ref: RefCallback<HTMLDivElement>;
  /** The first item in view. */
  index: number;
  /** How many items are in view at once. */
  perView: number;
  isFirst: boolean;
  isLast: boolean;
  /** Forth or back by as many items as are in view. */
  turn(direction: 1 | -1): void;
  focus(): void;
  /** Left and right, Home and End: for the track and for the buttons. */
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * A row of items that the browser scrolls and snaps (swipe, wheel and touch pad are its own), with what buttons and
 * arrow keys need: where it stands, and a way to move it by items.
 */
export function useSnapTrack(count: number): SnapTrack {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [perView, setPerView] = useState(1);
  /** Whether it is on its way to what a button or a key has asked for. */
  const isMoving = useRef(false);

  // Of each element that is the track: it comes and goes with an error that stands in its place.
  const ref = useCallback((track: HTMLDivElement) => {
    element.current = track;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const place = placeOf(track);
      if (!place) return;
      if (!isMoving.current) setIndex(place.index);
      setPerView(place.perView);
    };
    const settle = () => {
      isMoving.current = false;
      measure();
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, stillness);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(track);
    // Safari has no such event, whatever the types say.
    const tellsTheEnd: boolean = 'onscrollend' in track;
    if (tellsTheEnd) track.addEventListener('scrollend', settle);
    else track.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.current = null;
      clearTimeout(timer);
      resized.disconnect();
      track.removeEventListener('scrollend', settle);
      track.removeEventListener('scroll', onScroll);
    };
  }, []);

  /** Read off the layout: right after hydration nothing has been measured yet, and the track may have been turned before it. */
  const placeNow = () => {
    const place = element.current && placeOf(element.current);
    if (!place) return { index, perView };
    return isMoving.current ? { index, perView: place.perView } : place;
  };

  const goTo = (wanted: number) => {
    const track = element.current;
    if (!track) return;
    const target = Math.max(0, Math.min(wanted, count - placeNow().perView));
    // At once, not when the scrolling has ended: a second press of a button counts from here.
    setIndex(target);
    const left = target * pitchOf(track);
    // Where it stands already, no end of a scrolling follows.
    isMoving.current = Math.abs(left - track.scrollLeft) >= 1;
    track.scrollTo({ left });
  };

  const turn = (direction: 1 | -1) => {
    const place = placeNow();
    goTo(place.index + direction * place.perView);
  };

  const focus = () => element.current?.focus({ preventScroll: true });

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeNow().index;
    const targets: Record<string, number> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: count };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(target);
  };

  return { id, ref, index, perView, isFirst: index === 0, isLast: index >= count - perView, turn, focus, onKeyDown };
}

/** The first item in view and how many are in view; nothing where there is no layout. */
function placeOf(track: HTMLElement): Pick<SnapTrack, 'index' | 'perView'> | null {
  const pitch = pitchOf(track);
  if (pitch === 0) return null;
  return {
    index: Math.round(track.scrollLeft / pitch),
    perView: Math.max(1, Math.round(track.clientWidth / pitch)),
  };
}

/** Distance from the start of one item to that of the next. */
function pitchOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
