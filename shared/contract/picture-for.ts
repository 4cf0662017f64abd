import type { Language } from './language.ts';
import type { ShownPicture } from './pictures.ts';

/** The picture that readers of a language see: what is printed on a pack is in their language where there are two. */
export function pictureFor<P extends Pick<ShownPicture, 'mk'>>(picture: P, language: Language): P {
  return language === 'mk' && picture.mk ? { ...picture, ...picture.mk } : picture;
}
