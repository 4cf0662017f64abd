import { z } from 'zod';
import { type ChosenPicture, isChosen } from './chosen-picture.ts';

/** Of a stored picture: one that was published while somebody worked on a draft, and goes on with it. */
export type PictureAddress = `/api/pictures/${string}`;

/** What has been decided about the picture of an entry: a new one, that it goes, or nothing. */
export type PictureChoice = ChosenPicture | PictureAddress | 'removed' | null;

export function isNew(choice: PictureChoice): choice is ChosenPicture | PictureAddress {
  return isChosen(choice) || (typeof choice === 'string' && choice !== 'removed');
}

/** For an entry that cannot be without a picture. */
export const requiredPicture = z.custom<ChosenPicture>(isChosen, { error: 'required' });

/** What a form has decided about the pictures of an entry. */
export interface PictureChoices {
  image: PictureChoice;
  /** The one that readers of Macedonian see in its place. */
  imageMk: PictureChoice;
}

/** The parts of a form-style body that say such choices. */
export function pictureParts({ image, imageMk }: { [K in keyof PictureChoices]?: PictureChoice | undefined }) {
  return {
    ...(image === 'removed' ? { removeImage: true } : image && { image }),
    ...(imageMk === 'removed' ? { removeImageMk: true } : imageMk && { imageMk }),
  };
}
