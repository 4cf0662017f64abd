import type { Focus } from '@varda/contract/pictures';

/** The point that stays to be seen, as a text: two percentages, from the left and from the top. */
export const middle = '50% 50%';

export function writtenFocus(focus: Focus | undefined): string {
  return focus ? `${focus.x}% ${focus.y}%` : middle;
}

/** Null is the middle. */
export function focusOf(written: string): Focus | null {
  if (written === middle) return null;
  const [x = 50, y = 50] = written.split(' ').map((part) => Number.parseInt(part, 10));
  return { x, y };
}

/** A point within the picture. */
export function focusAt(x: number, y: number): string {
  const inside = (part: number) => Math.round(Math.min(100, Math.max(0, part)));
  return writtenFocus({ x: inside(x), y: inside(y) });
}
