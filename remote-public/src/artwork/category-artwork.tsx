import type { CatalogueCategory } from '@varda/contract/catalogue';
import { tilePictures } from '../../pictures/tiles.generated.ts';
import { Artwork } from './artwork.tsx';
import type { DrawnPicture } from './drawn-picture.ts';

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
