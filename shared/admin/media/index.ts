export { chosenOf, type LibraryPicture } from '../form/chosen-picture.ts';
export { Facts, MediaGrid, nameOfMedia } from './media-grid.tsx';
