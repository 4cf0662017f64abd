/** How a picture is enlarged, and how far it is moved from the middle of its frame, in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

const largestScale = 5;

/** Enlarges by a factor around a point, given from the middle of the frame: what is under the finger stays there. */
export function enlarged(zoom: Zoom, factor: number, at: Point, frame: Size): Zoom {
  const scale = between(1, zoom.scale * factor, largestScale);
  const by = scale / zoom.scale;
  return keptInside({ scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, frame);
}

export function moved(zoom: Zoom, by: Point, frame: Size): Zoom {
  return keptInside({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

function keptInside({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const mostX = ((scale - 1) * width) / 2;
  const mostY = ((scale - 1) * height) / 2;
  return { scale, x: between(-mostX, x, mostX), y: between(-mostY, y, mostY) };
}

function between(least: number, value: number, most: number): number {
  // Adding 0 makes 0 of -0.
  return Math.min(most, Math.max(least, value)) + 0;
}
