import type { CatalogueCategory } from '@varda/contract/catalogue';
import { useLanguage } from '@varda/platform/language';
import { useSiteContent } from '@varda/platform/site-content';
import { tilePictures } from '../../pictures/tiles.generated.ts';
import { categoryLook } from '../products/category-look.ts';
import { Artwork } from './artwork.tsx';
import type { DrawnPicture } from './drawn-picture.ts';
import { ownPicture } from './own-picture.ts';

const drawn: Readonly<Partial<Record<string, DrawnPicture>>> = tilePictures;

interface Props {
  category: CatalogueCategory;
  sizes: string;
  priority?: boolean;
}

/** The picture of a category: one that staff have chosen, or its drawn still life. */
export function CategoryArtwork({ category, ...rest }: Props) {
  const language = useLanguage();
  const own = useSiteContent().pictures?.[`tile-${categoryLook[category.name].key}`];
  if (own) return <Artwork picture={ownPicture(own)} alt={own.alt[language]} {...rest} />;
  const picture = drawn[category.id];
  return picture && <Artwork picture={picture} {...rest} />;
}
