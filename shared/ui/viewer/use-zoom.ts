import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { enlarged, moved, type Point, unzoomed, type Zoom } from './zoom.ts';

/** What one notch of a wheel, one press of a button and one double tap enlarge by. */
const wheelStep = 1.2;
const buttonStep = 1.5;
const tapStep = 2.5;

/** Enlarges what is in a frame: by wheel, pinch, double tap, and by calls for buttons and keys. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(unzoomed);
  // For the carousel, which asks between two renders whether it may be dragged.
  const current = useRef(zoom);
  const pointers = useRef(new Map<number, Point>());

  const change = useCallback((to: (zoom: Zoom) => Zoom) => {
    current.current = to(current.current);
    setZoom(current.current);
  }, []);
  const enlarge = useCallback(
    (factor: number, at?: Point) => {
      const box = frame.current?.getBoundingClientRect();
      if (!box) return;
      const from = at && { x: at.x - box.x - box.width / 2, y: at.y - box.y - box.height / 2 };
      change((zoom) => enlarged(zoom, factor, from ?? { x: 0, y: 0 }, box));
    },
    [frame, change],
  );
  const move = useCallback(
    (x: number, y: number) => {
      const box = frame.current?.getBoundingClientRect();
      if (box) change((zoom) => moved(zoom, { x, y }, box));
    },
    [frame, change],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      if (event.deltaY !== 0) enlarge(event.deltaY < 0 ? wheelStep : 1 / wheelStep, event);
    };
    // React's own listeners of wheels cannot keep the page from scrolling.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, enlarge]);

  const follow = (event: PointerEvent) => {
    const known = pointers.current;
    const before = known.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    known.set(event.pointerId, now);
    const other = [...known].find(([id]) => id !== event.pointerId)?.[1];
    if (other) enlarge(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    else if (current.current.scale > 1) move(now.x - before.x, now.y - before.y);
  };
  const release = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);

  return {
    zoom,
    isZoomed: useCallback(() => current.current.scale > 1 || pointers.current.size > 1, []),
    zoomIn: () => enlarge(buttonStep),
    zoomOut: () => enlarge(1 / buttonStep),
    move,
    reset: useCallback(() => change(() => unzoomed), [change]),
    /** For the element that is the frame. */
    handlers: {
      onPointerDown: ({ pointerId, clientX, clientY }: PointerEvent) =>
        pointers.current.set(pointerId, { x: clientX, y: clientY }),
      onPointerMove: follow,
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onDoubleClick: ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) =>
        current.current.scale > 1 ? change(() => unzoomed) : enlarge(tapStep, { x, y }),
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
