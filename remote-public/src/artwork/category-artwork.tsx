import type { CatalogueCategory } from '@varda/shared/contract/catalogue';
import { type DrawnPicture, tilePictures } from '../../pictures/pictures.generated.ts';
import { Artwork } from './artwork.tsx';

const pictures: Readonly<Partial<Record<string, DrawnPicture>>> = tilePictures;

interface Props {
  category: CatalogueCategory;
  sizes: string;
  priority?: boolean;
}

/** The still life of a category. */
export function CategoryArtwork({ category, ...rest }: Props) {
  const picture = pictures[category.id];
  return picture && <Artwork picture={picture} {...rest} />;
}
