import type { MediaCrop } from '@varda/contract/media';
import type { Focus } from '@varda/contract/pictures';

/** Shapes in which the site cuts pictures, as width by height; `free` is any. */
export const shapes = { free: null, square: 1, guide: 4 / 3, block: 16 / 9, wide: 2 } as const;
export type Shape = keyof typeof shapes;

interface Measures {
  width: number;
  height: number;
  focus?: Focus | undefined;
}

/** No part is smaller than this, in pixels: nothing would be seen of it. */
const smallest = 16;

const within = (value: number, least: number, most: number) => Math.round(Math.min(Math.max(value, least), most));

/** The largest part of a shape, around the point of interest. */
export function largestCrop({ width, height, focus = { x: 50, y: 50 } }: Measures, shape: Shape): MediaCrop {
  const ratio = shapes[shape] ?? width / height;
  const part = {
    width: Math.round(Math.min(width, height * ratio)),
    height: Math.round(Math.min(height, width / ratio)),
  };
  return {
    ...part,
    left: within((width * focus.x) / 100 - part.width / 2, 0, width - part.width),
    top: within((height * focus.y) / 100 - part.height / 2, 0, height - part.height),
  };
}

/** The same part elsewhere; it stays inside the picture. */
export function movedCrop(crop: MediaCrop, picture: Measures, dx: number, dy: number): MediaCrop {
  return {
    ...crop,
    left: within(crop.left + dx, 0, picture.width - crop.width),
    top: within(crop.top + dy, 0, picture.height - crop.height),
  };
}

/** The part with another corner at its lower right; it keeps its shape and stays inside the picture. */
export function resizedCrop(crop: MediaCrop, picture: Measures, shape: Shape, dx: number, dy: number): MediaCrop {
  const room = { width: picture.width - crop.left, height: picture.height - crop.top };
  const ratio = shapes[shape];
  if (ratio === null)
    return {
      ...crop,
      width: within(crop.width + dx, Math.min(smallest, room.width), room.width),
      height: within(crop.height + dy, Math.min(smallest, room.height), room.height),
    };
  const wanted = Math.abs(dx) >= Math.abs(dy * ratio) ? crop.width + dx : (crop.height + dy) * ratio;
  const most = Math.min(room.width, room.height * ratio);
  const width = Math.min(Math.max(wanted, Math.min(smallest, most)), most);
  return { ...crop, width: within(width, 1, room.width), height: within(width / ratio, 1, room.height) };
}
