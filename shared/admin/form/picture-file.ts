import { largestUploadBytes } from '@varda/contract/bounds';
import { pictureTypes } from '@varda/contract/pictures';

/** What keeps a file from being uploaded as a picture; the server looks closer. */
export type PictureFault = 'notAnImage' | 'heic' | 'svg' | 'tooLarge';

/** Pictures that other programs show: who chooses one is shown what to make of it. The type is empty where the system does not know it. */
const otherPictures = { heic: /\.hei[cf]$/i, svg: /\.svgz?$/i } as const;

export function pictureFault(file: File): PictureFault | undefined {
  if (!(pictureTypes as readonly string[]).includes(file.type)) {
    const kinds = Object.keys(otherPictures) as (keyof typeof otherPictures)[];
    return kinds.find((kind) => otherPictures[kind].test(file.name)) ?? 'notAnImage';
  }
  if (file.size > largestUploadBytes) return 'tooLarge';
  return undefined;
}
