import { z } from 'zod';

/** What has been decided about the picture of an entry: a new file, that it goes, or nothing. */
export type PictureChoice = File | 'removed' | null;

const file = z.file({ error: 'required' });

/** For an entry that cannot be without a picture. */
export const requiredPicture = file;

/** The parts of a form-style body that carry out a choice. */
export function pictureParts(choice: PictureChoice | undefined): { image?: File; removeImage?: true } {
  if (choice === 'removed') return { removeImage: true };
  return choice ? { image: choice } : {};
}
