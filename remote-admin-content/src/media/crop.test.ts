import { largestCrop, movedCrop, resizedCrop } from './crop.ts';

const picture = { width: 1200, height: 600 };

test('[E-05] a part is as large as its shape allows, around the point of interest, inside the picture', () => {
  expect(largestCrop(picture, 'free')).toEqual({ left: 0, top: 0, width: 1200, height: 600 });
  expect(largestCrop(picture, 'square')).toEqual({ left: 300, top: 0, width: 600, height: 600 });
  expect(largestCrop({ ...picture, focus: { x: 100, y: 0 } }, 'square')).toMatchObject({ left: 600, top: 0 });
  expect(largestCrop({ width: 600, height: 1200 }, 'block')).toEqual({ left: 0, top: 431, width: 600, height: 338 });
});

test('[E-05] a part that is moved or resized stays inside the picture and keeps its shape', () => {
  const part = { left: 300, top: 0, width: 600, height: 600 };
  expect(movedCrop(part, picture, 900, 50)).toEqual({ ...part, left: 600 });
  expect(movedCrop(part, picture, -900, -50)).toEqual({ ...part, left: 0 });
  expect(resizedCrop(part, picture, 'square', -100, 0)).toEqual({ ...part, width: 500, height: 500 });
  expect(resizedCrop(part, picture, 'square', 100, 0)).toEqual(part);
  expect(resizedCrop(part, picture, 'free', 100, -100)).toEqual({ ...part, width: 700, height: 500 });
  expect(resizedCrop(part, picture, 'square', -900, 0)).toEqual({ ...part, width: 16, height: 16 });
});
