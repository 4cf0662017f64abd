import { type Localized, languages, noText } from '@varda/contract/language';
import { pictureUrl } from '@varda/contract/picture-url';
import type { Picture, ShownPicture } from '@varda/contract/pictures';
import type { ChosenPicture } from '../form/chosen-picture.ts';
import { decided, type PicturesChoice, picturesChoice } from '../form/pictures-choice.ts';

/** One of the pictures of an entry as its form shows them: the key of one that it has, or a new one; a list's order is theirs. */
export interface PlacedPicture {
  picture: string | ChosenPicture;
  /** Where one that is no file is served. */
  src: string | null;
  alt: Localized;
}

type Placed = readonly PlacedPicture[];

/** How the pictures of an entry stand after a choice. */
export function placedPictures(choice: PicturesChoice, current: readonly ShownPicture[]): PlacedPicture[] {
  const { arranged, removed } = decided(choice, current);
  const stored = new Map(current.map((picture) => [picture.key, picture]));
  return arranged.flatMap(({ picture, alt }) => {
    if (picture instanceof File) return { picture, src: null, alt: alt ?? noText };
    if (typeof picture !== 'string') return { picture, src: thumbnailOf(picture), alt: alt ?? noText };
    const known = stored.get(picture);
    if (!known || removed.includes(picture)) return [];
    return { picture, src: thumbnailOf(known), alt: alt ?? known.alt };
  });
}

function thumbnailOf(picture: Picture): string {
  return pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp');
}

/** The other way round: the choice that makes them stand so. */
export function choiceOfPlaced(placed: Placed, current: readonly ShownPicture[]): PicturesChoice {
  const removed = current.map(({ key }) => key).filter((key) => !placed.some(({ picture }) => picture === key));
  const arranged = [
    ...placed.map(({ picture, alt }) => ({ picture, alt })),
    ...removed.map((picture) => ({ picture })),
  ];
  return picturesChoice({ arranged, removed }, current);
}

export function isPlaced(value: unknown): value is Placed {
  return Array.isArray(value) && value.every(isPlacedPicture);
}

export function isPlacedPicture(value: unknown): value is PlacedPicture {
  return typeof value === 'object' && value !== null && 'picture' in value && 'src' in value;
}

/**
 * Puts together what two people have made of the same pictures: what either has added, taken away, moved or described.
 * They contradict each other where both have moved pictures, or described one in one language, in different ways, and
 * where one has taken away what the other has described; there, mine is taken. What is gone from the server stays gone.
 */
export function mergePlaced(base: Placed, mine: Placed, theirs: Placed): { merged: Placed; isContradiction: boolean } {
  const [before, here, there] = [base, mine, theirs].map(byPicture) as [ByPicture, ByPicture, ByPicture];
  const isKept = (picture: string | ChosenPicture) => !before.has(picture) || (here.has(picture) && there.has(picture));
  const order = (list: Placed) => list.map(({ picture }) => picture).filter((one) => before.has(one) && isKept(one));
  const isMoved = (list: Placed) => order(list).some((picture, place) => picture !== order(base)[place]);
  let isContradiction =
    isMoved(mine) && isMoved(theirs) && order(mine).some((one, place) => one !== order(theirs)[place]);

  const describe = (picture: string | ChosenPicture, own: PlacedPicture): PlacedPicture => {
    const [was, mineNow, theirsNow] = [before, here, there].map((side) => side.get(picture)?.alt);
    if (!was || !mineNow || !theirsNow) return own;
    const alts = languages.map((language) => {
      if (mineNow[language] === was[language]) return [language, theirsNow[language]];
      isContradiction ||= ![was[language], mineNow[language]].includes(theirsNow[language]);
      return [language, mineNow[language]];
    });
    return { ...own, alt: Object.fromEntries(alts) as Localized };
  };

  const [first, second] = isMoved(theirs) && !isMoved(mine) ? [theirs, mine] : [mine, theirs];
  const pictures = first.map(({ picture }) => picture);
  for (const [place, { picture }] of second.entries()) {
    if (pictures.includes(picture)) continue;
    const ahead = second[place - 1]?.picture;
    pictures.splice(ahead === undefined ? 0 : pictures.indexOf(ahead) + 1, 0, picture);
  }
  const merged = pictures.filter(isKept).flatMap((picture) => {
    const own = here.get(picture) ?? there.get(picture);
    return own ? describe(picture, own) : [];
  });
  for (const { picture, alt } of theirs) {
    const was = before.get(picture)?.alt;
    if (was && !here.has(picture)) isContradiction ||= languages.some((language) => alt[language] !== was[language]);
  }
  return { merged, isContradiction };
}

type ByPicture = ReadonlyMap<string | ChosenPicture, PlacedPicture>;

function byPicture(list: Placed): ByPicture {
  return new Map(list.map((placed) => [placed.picture, placed]));
}
