import { largestUploadBytes } from '@varda/contract/bounds';
import { pictureTypes } from '@varda/contract/pictures';

/** What keeps a file from being uploaded as a picture; the server looks closer. */
export type PictureFault = 'notAnImage' | 'tooLarge';

export function pictureFault(file: File): PictureFault | undefined {
  if (!(pictureTypes as readonly string[]).includes(file.type)) return 'notAnImage';
  if (file.size > largestUploadBytes) return 'tooLarge';
  return undefined;
}
