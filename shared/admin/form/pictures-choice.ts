import type { Localized } from '@varda/contract/language';
import type { ShownPicture } from '@varda/contract/pictures';
import { type ChosenPicture, isChosen } from './chosen-picture.ts';

/** A picture at its place: the key of one that the entry has, or a new one; with its alternative text, if that was written anew. */
export interface Arranged {
  picture: string | ChosenPicture;
  alt?: Localized;
}

/** What has been decided about the pictures of an entry: how they stand, and the keys of those that go. */
interface Decided {
  arranged: readonly Arranged[];
  removed: readonly string[];
}

/** Null leaves them as they are, also after a decision was taken back: a form compares what is no text by identity. */
export type PicturesChoice = Decided | null;

export function decided(choice: PicturesChoice, current: readonly ShownPicture[]): Decided {
  return choice ?? { arranged: current.map(({ key }) => ({ picture: key })), removed: [] };
}

export function picturesChoice(decision: Decided, current: readonly ShownPicture[]): PicturesChoice {
  const isSame = ({ picture, alt }: Arranged, place: number) => {
    const stored = current[place];
    return picture === stored?.key && (!alt || (alt.en === stored.alt.en && alt.mk === stored.alt.mk));
  };
  const isUntouched =
    decision.removed.length === 0 &&
    decision.arranged.length === current.length &&
    decision.arranged.every((arranged, place) => isSame(arranged, place));
  return isUntouched ? null : decision;
}

/** A list with one of its items at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** The parts of a form-style body that say a choice. */
export function picturesParts(choice: PicturesChoice | undefined) {
  if (!choice) return {};
  const { arranged, removed } = choice;
  const kept = arranged.filter(({ picture }) => isChosen(picture) || !removed.includes(picture));
  // The server counts files first.
  const chosen = kept.map(({ picture }) => picture).filter(isChosen);
  const files = [...chosen.filter((one) => one instanceof File), ...chosen.filter((one) => !(one instanceof File))];
  const arrangement = kept.map(({ picture, alt }) => ({
    ...(isChosen(picture) ? { file: files.indexOf(picture) } : { key: picture }),
    ...(alt && { alt }),
  }));
  return {
    images: files.length > 0 ? files : undefined,
    removeImages: removed.length > 0 ? removed : undefined,
    arrangement: arrangement.length > 0 ? arrangement : undefined,
  };
}
