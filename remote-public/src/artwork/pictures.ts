import type { CategoryName } from '@varda/shared/contract/catalogue';
import type { ArtworkPicture } from './artwork.tsx';
export const heroPictures: ArtworkPicture[] = [];
export const tilePictures: Partial<Record<CategoryName, ArtworkPicture>> = {};
