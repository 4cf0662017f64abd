import { enlarged, moved, unzoomed } from './zoom.ts';

const frame = { width: 400, height: 200 };

test('[B-01] what is under the finger stays there as a picture is enlarged', () => {
  const at = { x: 100, y: -50 };
  expect(enlarged(unzoomed, 2, at, frame)).toEqual({ scale: 2, x: -100, y: 50 });
});

test('[B-01] a picture is enlarged five times at most, and is never smaller than its frame', () => {
  expect(enlarged(unzoomed, 40, { x: 0, y: 0 }, frame).scale).toBe(5);
  expect(enlarged({ scale: 2, x: 200, y: 100 }, 0.1, { x: 0, y: 0 }, frame)).toEqual(unzoomed);
});

test('[B-01] an enlarged picture is not moved out of its frame', () => {
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -100 });
});
