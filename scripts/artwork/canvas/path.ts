export type Point = readonly [x: number, y: number];

/** Path data in absolute `M L Q C Z` commands: all that this script writes and reads. */
export type PathData = string;

/** A coordinate as written into path data. */
export function round(value: number): string {
  const text = value.toFixed(4);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

type Command = readonly [letter: string, ...points: Point[]];

function commands(data: PathData): Command[] {
  const found: Command[] = [];
  for (const [, letter, numbers] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = (numbers?.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let index = 0; index + 1 < values.length; index += 2) {
      points.push([values[index] as number, values[index + 1] as number]);
    }
    const size = letter === 'C' ? 3 : letter === 'Q' ? 2 : 1;
    if (letter === 'Z') found.push(['Z']);
    for (let index = 0; index < points.length; index += size) {
      found.push([letter === 'M' && index > 0 ? 'L' : (letter as string), ...points.slice(index, index + size)]);
    }
  }
  return found;
}

function write(list: readonly Command[]): PathData {
  return list
    .map(([letter, ...points]) => letter + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' '))
    .join('');
}

/** Moves every point. With `step`, straight lines are cut into pieces no longer than that, so that they can bend. */
export function warp(data: PathData, move: (point: Point) => Point, step = Number.POSITIVE_INFINITY): PathData {
  const moved: Command[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  const lineTo = (end: Point) => {
    const pieces = Math.max(1, Math.ceil(Math.hypot(end[0] - at[0], end[1] - at[1]) / step));
    for (let piece = 1; piece <= pieces; piece++) {
      const share = piece / pieces;
      moved.push(['L', move([at[0] + (end[0] - at[0]) * share, at[1] + (end[1] - at[1]) * share])]);
    }
  };
  for (const [letter, ...points] of commands(data)) {
    if (letter === 'Z') {
      if (step !== Number.POSITIVE_INFINITY) lineTo(start);
      moved.push(['Z']);
      at = start;
      continue;
    }
    const end = points.at(-1) as Point;
    if (letter === 'L') lineTo(end);
    else moved.push([letter, ...points.map(move)]);
    if (letter === 'M') start = end;
    at = end;
  }
  return write(moved);
}

export function shift(data: PathData, dx: number, dy: number): PathData {
  return warp(data, ([x, y]) => [x + dx, y + dy]);
}

/** Turns about the origin, clockwise in degrees, then scales and moves. */
export function place(data: PathData, at: { x?: number; y?: number; turn?: number; scale?: number }): PathData {
  const { x = 0, y = 0, turn = 0, scale = 1 } = at;
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return warp(data, ([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** The outline of a body of revolution: `half` runs down its right side, from the axis to the axis. */
export function revolve(half: PathData): PathData {
  const right = commands(half);
  const left: Command[] = [];
  for (let index = right.length - 1; index > 0; index--) {
    const [letter, ...points] = right[index] as Command;
    const from = (right[index - 1] as Command).at(-1) as Point;
    const back = [...points.slice(0, -1).reverse(), from].map(([x, y]): Point => [-x, y]);
    left.push([letter, ...back]);
  }
  return `${write([...right, ...left])}Z`;
}

const circleHandle = 0.5523;

export function ellipse(cx: number, cy: number, rx: number, ry = rx): PathData {
  const hx = rx * circleHandle;
  const hy = ry * circleHandle;
  return write([
    ['M', [cx + rx, cy]],
    ['C', [cx + rx, cy + hy], [cx + hx, cy + ry], [cx, cy + ry]],
    ['C', [cx - hx, cy + ry], [cx - rx, cy + hy], [cx - rx, cy]],
    ['C', [cx - rx, cy - hy], [cx - hx, cy - ry], [cx, cy - ry]],
    ['C', [cx + hx, cy - ry], [cx + rx, cy - hy], [cx + rx, cy]],
    ['Z'],
  ]);
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): PathData {
  const right = x + width;
  const bottom = y + height;
  if (radius === 0)
    return polygon([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]);
  const handle = radius * (1 - circleHandle);
  return write([
    ['M', [x + radius, y]],
    ['L', [right - radius, y]],
    ['C', [right - handle, y], [right, y + handle], [right, y + radius]],
    ['L', [right, bottom - radius]],
    ['C', [right, bottom - handle], [right - handle, bottom], [right - radius, bottom]],
    ['L', [x + radius, bottom]],
    ['C', [x + handle, bottom], [x, bottom - handle], [x, bottom - radius]],
    ['L', [x, y + radius]],
    ['C', [x, y + handle], [x + handle, y], [x + radius, y]],
    ['Z'],
  ]);
}

export function polygon(points: readonly Point[]): PathData {
  return `${polyline(points)}Z`;
}

export function polyline(points: readonly Point[]): PathData {
  return write(points.map((point, index): Command => [index === 0 ? 'M' : 'L', point]));
}

/** A smooth curve through the points (Catmull-Rom). */
export function smooth(points: readonly Point[]): PathData {
  const list: Command[] = [['M', points[0] as Point]];
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index] as Point;
    const to = points[index + 1] as Point;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    list.push([
      'C',
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]);
  }
  return write(list);
}

/** Smallest upright box around the points of a path, control points included. */
export function bounds(data: PathData): { left: number; top: number; right: number; bottom: number } {
  const points = commands(data).flatMap(([, ...own]) => own);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
