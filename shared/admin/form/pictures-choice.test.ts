import { decided, moved, picturesChoice, picturesParts } from './pictures-choice.ts';

const stored = (key: string) => ({
  ...{ key, width: 4, height: 3, widths: [4], placeholder: '' },
  alt: { en: key, mk: '' },
});
const current = ['a', 'b', 'c'].map(stored);
const file = new File(['x'], 'x.png', { type: 'image/png' });

test('[A-14] moved and described pictures go out in their order, files by their index', () => {
  const { arranged, removed } = decided(null, current);
  const alt = { en: 'Yard', mk: 'Двор' };
  const choice = picturesChoice(
    { arranged: moved([...arranged, { picture: file, alt }], 3, 0), removed: [...removed, 'b'] },
    current,
  );
  expect(picturesParts(choice)).toEqual({
    images: [file],
    removeImages: ['b'],
    arrangement: [{ file: 0, alt }, { key: 'a' }, { key: 'c' }],
  });
});

test('[A-14] a decision that was taken back is none', () => {
  const { arranged } = decided(null, current);
  const back = moved(moved(arranged, 0, 2), 2, 0).with(1, { picture: 'b', alt: { en: 'b', mk: '' } });
  expect(picturesChoice({ arranged: back, removed: [] }, current)).toBeNull();
  expect(picturesParts(null)).toEqual({});
});
