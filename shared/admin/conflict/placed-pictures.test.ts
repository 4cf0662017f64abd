import type { ShownPicture } from '@varda/contract/pictures';
import { choiceOfPlaced, mergePlaced, type PlacedPicture, placedPictures } from './placed-pictures.ts';

const file = new File(['x'], 'x.png', { type: 'image/png' });
const another = new File(['y'], 'y.png', { type: 'image/png' });

/** `a` is a picture without a description, `a:Yard` one that is described in English. */
const placed = (picture: string | File): PlacedPicture => {
  if (picture instanceof File) return { picture, src: null, alt: { en: '', mk: '' } };
  const [key = '', en = ''] = picture.split(':');
  return { picture: key, src: key, alt: { en, mk: '' } };
};
const named = ({ picture, alt }: PlacedPicture) =>
  picture instanceof File ? picture : [picture, alt.en].filter(Boolean).join(':');
type List = (string | File)[];
const merge = (mine: List, theirs: List) => {
  const { merged, isContradiction } = mergePlaced(['a', 'b', 'c'].map(placed), mine.map(placed), theirs.map(placed));
  return [merged.map(named), isContradiction];
};

test.each<[string, List, List, List]>([
  ['moved, described', ['c', 'a', 'b'], ['a:Yard', 'b', 'c'], ['c', 'a:Yard', 'b']],
  ['described, moved', ['a:Yard', 'b', 'c'], ['c', 'a', 'b'], ['c', 'a:Yard', 'b']],
  ['described two', ['a:Yard', 'b', 'c'], ['a', 'b:Hall', 'c'], ['a:Yard', 'b:Hall', 'c']],
  ['added two', ['a', file, 'b', 'c'], ['a', 'b', 'c', 'd'], ['a', file, 'b', 'c', 'd']],
  ['added in one place', [file, 'a', 'b', 'c'], ['d', 'a', 'b', 'c'], ['d', file, 'a', 'b', 'c']],
  ['added, taken away', ['a', 'b', file, 'c'], ['a', 'c'], ['a', file, 'c']],
  ['taken away two', ['a', 'c'], ['b', 'c'], ['c']],
  ['moved in the same way', ['b', 'a', 'c'], ['b', 'a', 'c', 'd'], ['b', 'a', 'c', 'd']],
  ['described what is gone', ['a', 'b:Hall', 'c'], ['a', 'c'], ['a', 'c']],
])('[A-08] [A-13] what two people made of the same pictures is put together: %s', (_, mine, theirs, together) => {
  expect(merge(mine, theirs)).toEqual([together, false]);
});

test.each<[string, List, List]>([
  ['moved in two ways', ['c', 'a', 'b'], ['b', 'a', 'c']],
  ['described in two ways', ['a:Yard', 'b', 'c'], ['a:Garden', 'b', 'c']],
  ['taken away, described', ['a', 'c'], ['a', 'b:Hall', 'c']],
])('[A-08] [A-13] where they contradict each other, one is asked, and mine stands till then: %s', (_, mine, theirs) => {
  expect(merge(mine, theirs)).toEqual([mine, true]);
});

test('[A-08] what stands as it is stored is no choice; anything else is one, there and back', () => {
  const current = ['a', 'b'].map(
    (key): ShownPicture => ({ key, width: 4, height: 3, widths: [4], placeholder: '', alt: { en: key, mk: '' } }),
  );
  const stored = placedPictures(null, current);
  expect(choiceOfPlaced(stored, current)).toBeNull();
  const changed = [{ ...placed(another), alt: { en: 'New', mk: '' } }, ...stored.slice(1)];
  const choice = choiceOfPlaced(changed, current);
  expect(choice?.removed).toEqual(['a']);
  expect(placedPictures(choice, current)).toEqual(changed);
});
