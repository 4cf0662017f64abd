import type { Language } from './language.ts';
import type { ShownPicture } from './pictures.ts';

/** The picture that readers of a language see: what is printed on a pack is in their language where there are two. */
export function pictureFor<P extends Pick<ShownPicture, 'mk' | 'focus'>>(picture: P, language: Language): P {
  if (language !== 'mk' || !picture.mk) return picture;
  const { focus: _, ...rest } = picture;
  return { ...rest, ...picture.mk } as unknown as P;
}
